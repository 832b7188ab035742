import { LIMITS } from '@verdant/contracts/constants';
import { useId } from 'react';
import { AutoText } from '../../../editor/content/auto-text.tsx';
import { useSample } from '../../../editor/content/use-sample.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';

type Props = { path: string; label: string; value: string; onChange: (value: string) => void };

/** Running text that grows with what is written. */
export const TextField = ({ path, label, value, onChange }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const id = useId();
  const tooLong = value.length > LIMITS.text;
  return (
    <div className={`${classes.field} ${classes.wide}`}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <AutoText
        id={id}
        className={`${classes.input} ${classes.read}`}
        value={value}
        rows={2}
        placeholder={sampleOf(path)}
        data-path={path}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {tooLong && (
        <span id={`${id}-error`} className={classes.error}>
          {t('workspace:tooLong', { limit: LIMITS.text, length: value.length })}
        </span>
      )}
    </div>
  );
};
