import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';

const FIELDS = ['position', 'city', 'salary', 'availability', 'industry'] as const;

export const IntentionFields = () => {
  const { t } = useT();
  const { content, change } = useContent();
  return (
    <div className={classes.two}>
      {FIELDS.map((key) => (
        <LineField
          key={key}
          path={`intention/${key}`}
          label={t(`workspace:field.${key === 'position' ? 'targetPosition' : key}`)}
          value={content.intention[key]}
          onChange={(value) =>
            change((old) => ({ ...old, intention: { ...old.intention, [key]: value } }), `intention/${key}`)
          }
        />
      ))}
    </div>
  );
};
