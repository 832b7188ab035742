import { useT } from '../../../editor/use-t.ts';
import classes from './more-fields.module.css';

type Props = { fields: { key: string; label: string }[]; onAdd: (key: string) => void };

/** What an entry may say besides, each a quiet word until somebody wants it. */
export const MoreFields = ({ fields, onAdd }: Props) => {
  const { t } = useT();
  if (fields.length === 0) return null;
  return (
    <div className={classes.more}>
      {fields.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={classes.add}
          aria-label={t('workspace:addField', { field: label })}
          onClick={() => onAdd(key)}
        >
          <span aria-hidden="true">+</span> {label}
        </button>
      ))}
    </div>
  );
};
