import type { Basics } from '@verdant/contracts';
import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';

const FIELDS = [
  ['name', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
  ['address', 'text'],
  ['linkedin', 'url'],
  ['homepage', 'url'],
] as const satisfies readonly (readonly [keyof Basics, 'text' | 'tel' | 'email' | 'url'])[];

export const BasicsFields = () => {
  const { t } = useT();
  const { content, change } = useContent();
  return (
    <div className={classes.two}>
      {FIELDS.map(([key, type]) => (
        <LineField
          key={key}
          path={`basics/${key}`}
          label={t(`workspace:field.${key}`)}
          type={type}
          value={content.basics[key]}
          onChange={(value) => change((old) => ({ ...old, basics: { ...old.basics, [key]: value } }), `basics/${key}`)}
        />
      ))}
    </div>
  );
};
