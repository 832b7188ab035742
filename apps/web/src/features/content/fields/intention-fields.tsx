import { type Intention, intention } from '@verdant/contracts/constants';
import { useContent } from '../../../editor/content/use-content.ts';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';

const FIELDS = Object.keys(intention) as (keyof Intention)[];

export const IntentionFields = () => {
  const labelOf = useFieldLabel();
  const { content, change } = useContent();
  return (
    <div className={classes.two}>
      {FIELDS.map((key) => (
        <LineField
          key={key}
          path={`intention/${key}`}
          label={labelOf('intention', key)}
          value={content.intention[key]}
          onChange={(value) =>
            change((old) => ({ ...old, intention: { ...old.intention, [key]: value } }), `intention/${key}`)
          }
        />
      ))}
    </div>
  );
};
