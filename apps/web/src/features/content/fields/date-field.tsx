import { isPresent, readDate } from '@verdant/contracts/constants';
import { useId, useState } from 'react';
import { useField } from '../../../editor/content/use-field.ts';
import { MonthPicker } from '../../../editor/input/month-picker.tsx';
import { withinSentence } from '../../../editor/input/use-fault.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';

type Props = {
  path: string;
  label: string;
  onWrite?: () => void;
  /** what is wrong with the date beside others */
  fault?: string | null;
  /** of an end: said that it goes on */
  onPresent?: () => void;
  disabled?: boolean;
  shown?: string;
};

/** A month or a year, typed as people write it or picked. What can't be read stays in the field and is not saved. */
export const DateField = ({ path, label, onWrite, fault = null, onPresent, disabled, shown }: Props) => {
  const { t } = useT();
  const id = useId();
  const [held, put] = useField<string | null>(path);
  const value = held ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const unread = draft !== null && readDate(draft) === null;
  const error =
    unread && left ? t('workspace:wrong.date', { field: withinSentence(label) }) : left && !unread ? fault : null;

  const change = (date: string) => {
    if (date === value) return;
    onWrite?.();
    put(date);
  };
  const write = (next: string) => {
    setLeft(false);
    setDraft(next);
    const date = readDate(next);
    if (date !== null) change(date);
  };
  const leave = () => {
    setLeft(true);
    if (!unread) setDraft(null);
    else if (onPresent && isPresent(draft)) {
      setDraft(null);
      onPresent();
    }
  };
  const pick = (date: string) => {
    setDraft(null);
    change(date);
  };

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.date}>
        <input
          id={id}
          className={classes.input}
          value={disabled && shown !== undefined ? shown : (draft ?? value)}
          placeholder="2019-07"
          disabled={disabled}
          data-path={path}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          onBlur={leave}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {!disabled && <MonthPicker label={label} value={value} onChange={pick} className={classes.pick} />}
      </div>
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
};
