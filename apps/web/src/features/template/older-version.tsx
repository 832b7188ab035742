import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { UpdateDialog } from '../../editor/preview/update-dialog.tsx';
import { useT } from '../../editor/use-t.ts';
import classes from './template.module.css';

/** An older version does not know some options: it stays as it is until somebody takes the newest. */
export const OlderVersion = ({ lacks }: { lacks: 'older' | 'olderArranging' | 'olderBoth' }) => {
  const { t } = useT();
  const { resume } = useWorkspace();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.older}>
      <p>{t(`templates:${lacks}`)}</p>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('workspace:update.look')}
      </Button>
      {open && <UpdateDialog id={resume.id} onClose={() => setOpen(false)} />}
    </div>
  );
};
