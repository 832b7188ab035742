import { Button } from '@mantine/core';
import { useState } from 'react';
import { toastError } from '../../lib/toast.ts';
import type { SaveState } from '../document/save-queue.ts';
import classes from './saving.module.css';

type Props = {
  save: SaveState;
  words: { stale: string; keepMine: string; takeTheirs: string };
  document: { keepMine: () => Promise<unknown>; takeTheirs: () => Promise<unknown> };
};

/** One place was written in twice: whose words go on is the person's choice. */
export function WhoseWords({ save, words, document }: Props) {
  const [busy, setBusy] = useState(false);
  if (save.kind !== 'stale') return null;
  const choose = async (choice: () => Promise<unknown>) => {
    setBusy(true);
    await choice().catch(toastError);
    setBusy(false);
  };
  return (
    <div className={classes.stale} role="alert">
      <p>{words.stale}</p>
      <Button variant="default" size="xs" disabled={busy} onClick={() => void choose(document.keepMine)}>
        {words.keepMine}
      </Button>
      <Button variant="default" size="xs" disabled={busy} onClick={() => void choose(document.takeTheirs)}>
        {words.takeTheirs}
      </Button>
    </div>
  );
}
