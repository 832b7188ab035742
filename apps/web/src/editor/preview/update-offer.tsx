import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../lib/query-client.ts';
import { useStyle } from '../document/use-style.ts';
import { useWorkspace } from '../document/workspace-context.ts';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';
import { UpdateDialog } from './update-dialog.tsx';

/** A newer version of the template changes nothing by itself: it is offered, with what it would change. */
export const UpdateOffer = () => {
  const { t } = useT();
  const { style } = useStyle();
  const { resume } = useWorkspace();
  const [open, setOpen] = useState(false);
  const templates = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const newest = templates.data?.find(({ id }) => id === style.template)?.version ?? 1;
  if ((style.templateVersion ?? 1) >= newest) return null;
  return (
    <div className={classes.offer}>
      <span>{t('workspace:update.offer')}</span>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('workspace:update.look')}
      </Button>
      {open && <UpdateDialog id={resume.id} onClose={() => setOpen(false)} />}
    </div>
  );
};
