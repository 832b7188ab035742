import { Switch, Textarea, TextInput } from '@mantine/core';
import { isDatePath, isPresent, readDate } from '@verdant/contracts/constants';
import { useState } from 'react';
import { MonthPicker } from '../../editor/input/month-picker.tsx';
import { useFault, withinSentence } from '../../editor/input/use-fault.ts';
import { useT } from '../../editor/use-t.ts';
import { setPresent, setText } from './checked.ts';
import classes from './import.module.css';
import type { Row } from './rows.ts';
import type { Check } from './use-check.ts';

type Props = { row: Row; label: string; check: Check };

/** What is typed counts once it is a date; until then it stands here alone. */
const DateField = ({ row: { path, text }, label, check }: Props) => {
  const { t } = useT();
  const goesOn = path.endsWith('/end') && text === 'present';
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && readDate(typed) === null;
  return (
    <div className={classes.date}>
      {!goesOn && (
        <TextInput
          aria-label={label}
          placeholder="2019-07"
          value={typed ?? text}
          error={wrong && t('workspace:wrong.date', { field: withinSentence(label) })}
          rightSection={
            <MonthPicker
              label={label}
              value={text}
              onChange={(date) => {
                setTyped(null);
                check.change(setText(check.state, path, date), path);
              }}
            />
          }
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            const date = readDate(next);
            if (date !== null && date !== text) check.change(setText(check.state, path, date), path);
          }}
          onBlur={() => {
            if (!wrong) return setTyped(null);
            if (!path.endsWith('/end') || !isPresent(typed)) return;
            setTyped(null);
            check.change(setPresent(check.state, path, true));
          }}
        />
      )}
      {path.endsWith('/end') && (
        <Switch
          label={t('workspace:present')}
          checked={goesOn}
          onChange={(event) => check.change(setPresent(check.state, path, event.currentTarget.checked))}
        />
      )}
    </div>
  );
};

/** The value of a row, to be mended where it stands. Ctrl or Command with Enter says that it is right. */
export const ValueField = ({ row, label, check }: Props) => {
  const { path, text } = row;
  const fault = useFault(path, text, check.language);
  if (isDatePath(path)) return <DateField row={row} label={label} check={check} />;
  return (
    <Textarea
      aria-label={label}
      autosize
      minRows={1}
      maxRows={8}
      value={text}
      error={fault}
      onChange={(event) => {
        const next = event.currentTarget.value.replace(/\n/g, ' ');
        check.change(setText(check.state, path, next), path);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        check.right(path);
      }}
    />
  );
};
