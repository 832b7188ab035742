import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { call } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import classes from './bar.module.css';

/** The résumé was saved somewhere else meanwhile: whose version goes on is the person's choice; both stay in the history. */
export const StaleBar = () => {
  const { t } = useT();
  const { document, refetch } = useWorkspace();
  const isStale = useDocumentState(({ save }) => save.kind === 'stale');
  const [busy, setBusy] = useState(false);
  if (!isStale) return null;

  const choose = async (choice: 'mine' | 'theirs') => {
    setBusy(true);
    try {
      const newest = await call('GET /resume/detail', { id: document.id });
      const done = choice === 'mine' ? await document.keepMine(newest.revision) : await document.takeTheirs(newest);
      if (done) await refetch();
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };

  return (
    <div className={classes.stale} role="alert">
      <p>{t('workspace:stale.what')}</p>
      <Button variant="default" size="xs" disabled={busy} onClick={() => choose('mine')}>
        {t('workspace:stale.mine')}
      </Button>
      <Button variant="default" size="xs" disabled={busy} onClick={() => choose('theirs')}>
        {t('workspace:stale.theirs')}
      </Button>
    </div>
  );
};
