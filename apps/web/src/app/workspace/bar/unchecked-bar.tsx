import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './bar.module.css';

/** An import that nobody has looked through yet: one click leads back to the check. */
export const UncheckedBar = () => {
  const { t } = useT();
  const { onCheckImport, document } = useWorkspace();
  const [busy, setBusy] = useState(false);
  if (!onCheckImport) return null;
  const open = async () => {
    setBusy(true);
    if (await document.ready()) onCheckImport();
    setBusy(false);
  };
  return (
    <div className={classes.stale} role="status">
      <p>{t('import:notice')}</p>
      <Button variant="default" size="xs" loading={busy} onClick={open}>
        {t('import:openCheck')}
      </Button>
    </div>
  );
};
