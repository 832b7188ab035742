import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toastError } from '../../lib/toast.ts';
import classes from './practice.module.css';
import { usePractising } from './practice-context.ts';

/** Saved, saving, or not saved and why. */
export function SaveNote() {
  const { t } = useTranslation('workspace');
  const { save } = usePractising().state;
  if (save.kind === 'saved') return <span>{t('save.saved')}</span>;
  if (save.kind === 'waiting' || save.kind === 'saving') return <span>{t('save.saving')}</span>;
  const text =
    save.kind === 'refused'
      ? t('save.refused', { reason: save.reason })
      : t(save.kind === 'stale' ? 'save.stale' : 'save.offline');
  return (
    <span className={classes.bad} role="status">
      {text}
    </span>
  );
}

/** One part of a note was written twice: whose words go on is the person's choice. */
export function Stale() {
  const { t } = useTranslation('practice');
  const { document, state } = usePractising();
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
