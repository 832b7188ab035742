import { Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { normaliseDate } from '../../editor/content/year-month.ts';
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
  const wrong = typed !== null && normaliseDate(typed) === null;
  return (
    <div className={classes.date}>
      {!goesOn && (
        <TextInput
          aria-label={label}
          placeholder="2021-09"
          value={typed ?? text}
          error={wrong && t('import:dateForm')}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            const date = normaliseDate(next);
            if (date !== null && date !== text) check.change(setText(check.state, path, date), path);
          }}
          onBlur={() => !wrong && setTyped(null)}
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
  if (/\/(start|end|date)$/.test(path)) return <DateField row={row} label={label} check={check} />;
  return (
    <Textarea
      aria-label={label}
      autosize
      minRows={1}
      maxRows={8}
      value={text}
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
