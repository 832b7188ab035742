import { Button } from '@mantine/core';
import type { ListedResume, Task } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRetry } from '../../lib/tasks/use-retry.ts';
import classes from './card.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** An import that failed: once more with the file that is kept of it, or away with what it left. */
export function NotRead({ resume, task }: { resume: ListedResume; task: Task }) {
  const { t } = useTranslation(['tasks', 'common']);
  const [asking, setAsking] = useState(false);
  const again = useRetry(task.id);
  return (
    <div className={classes.state}>
      <Button size="compact-sm" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t('tasks:retry')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="red.7" onClick={() => setAsking(true)}>
        {t('common:delete')}
      </Button>
      {asking && <DeleteDialog resume={resume} onClose={() => setAsking(false)} />}
    </div>
  );
}
