import { useId } from 'react';
import { LIMITS } from '../../../editor/content/limits.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';

type Props = {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url';
  placeholder?: string;
  wide?: boolean;
};

/** One line with an underline. What is too long is said, never cut. */
export const LineField = ({ path, label, value, onChange, type = 'text', placeholder, wide }: Props) => {
  const { t } = useT();
  const id = useId();
  const tooLong = value.length > LIMITS.line;
  return (
    <div className={`${classes.field} ${wide ? classes.wide : ''}`}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        type={type}
        value={value}
        placeholder={placeholder}
        data-path={path}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {tooLong && (
        <span id={`${id}-error`} className={classes.error}>
          {t('workspace:tooLong', { limit: LIMITS.line, length: value.length })}
        </span>
      )}
    </div>
  );
};
