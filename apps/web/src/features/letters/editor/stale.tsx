import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toastError } from '../../../lib/toast.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

/** One place was written in twice: whose words go on is the person's choice; the others are a step to undo. */
export function Stale() {
  const { t } = useTranslation('letters');
  const { document, state } = useEditing();
  const [busy, setBusy] = useState(false);
  if (state.save.kind !== 'stale') return null;
  const choose = async (choice: () => Promise<unknown>) => {
    setBusy(true);
    await choice().catch(toastError);
    setBusy(false);
  };
  return (
    <div className={classes.stale} role="alert">
      <p>{t('stale')}</p>
      <Button variant="default" size="xs" disabled={busy} onClick={() => void choose(document.keepMine)}>
        {t('keepMine')}
      </Button>
      <Button variant="default" size="xs" disabled={busy} onClick={() => void choose(document.takeTheirs)}>
        {t('takeTheirs')}
      </Button>
    </div>
  );
}
