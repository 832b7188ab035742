import { useId, useState } from 'react';
import { normaliseDate } from '../../../editor/content/year-month.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';

type Props = {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  shown?: string;
};

/** A month as YYYY-MM, or a year. What can't be read stays in the field with the reason and is not saved. */
export const DateField = ({ path, label, value, onChange, disabled, shown }: Props) => {
  const { t } = useT();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const wrong = draft !== null && normaliseDate(draft) === null;
  const [left, setLeft] = useState(false);

  const write = (next: string) => {
    setDraft(next);
    const date = normaliseDate(next);
    if (date !== null && date !== value) onChange(date);
  };
  const leave = () => {
    setLeft(true);
    if (!wrong) setDraft(null);
  };
  const bad = wrong && left;

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        value={disabled && shown !== undefined ? shown : text}
        placeholder="YYYY-MM"
        inputMode="numeric"
        disabled={disabled}
        data-path={path}
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-error` : undefined}
        autoComplete="off"
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {bad && (
        <span id={`${id}-error`} className={classes.error}>
          {t('workspace:inputValid', { field: label })}
        </span>
      )}
    </div>
  );
};
