import { Button } from '@mantine/core';
import {
  IconFileAlert,
  IconFileImport,
  IconFilePlus,
  IconMail,
  IconMessages,
  IconPencil,
  IconRefresh,
  IconReportSearch,
  IconWand,
} from '@tabler/icons-react';
import type { Task, TaskKind } from '@verdant/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { newResume, paths } from '../../lib/paths.ts';
import { hasEnded } from '../../lib/tasks/task.ts';
import { useRetry } from '../../lib/tasks/use-retry.ts';
import { RunBar } from '../../ui/run-bar.tsx';
import { useTaskWords } from '../../ui/task-words.ts';
import classes from './tasks.module.css';

const icons: Record<TaskKind, typeof IconWand> = {
  'resume.import': IconFileImport,
  'resume.analyze': IconReportSearch,
  'fix.generate': IconWand,
  'fix.reword': IconRefresh,
  'resume.generate': IconFilePlus,
  'letter.draft': IconMail,
  'practice.suggest': IconMessages,
  'line.reword': IconPencil,
};

export function TaskRow({ task, onLeave }: { task: Task; onLeave: () => void }) {
  const { title, standing } = useTaskWords();
  const { when } = useDates();
  const failed = task.status === 'failed';
  const Icon = failed ? IconFileAlert : icons[task.kind];
  return (
    <li className={classes.task} data-failed={failed || undefined}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
      </span>
      <div>
        <div className={classes.head}>
          <b>{title(task)}</b>
          <time dateTime={task.updatedAt}>{when(task.updatedAt)}</time>
        </div>
        <p>{standing(task)}</p>
        {!hasEnded(task) && <RunBar label={title(task)} percent={task.progress} />}
        <Actions task={task} onLeave={onLeave} />
      </div>
    </li>
  );
}

function Actions({ task, onLeave }: { task: Task; onLeave: () => void }) {
  const { t } = useTranslation('tasks');
  const again = useRetry(task.id);
  if (!hasEnded(task)) return null;
  const isImport = task.kind === 'resume.import';
  if (task.status === 'failed')
    return (
      <div className={classes.actions}>
        <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          {t('retry')}
        </Button>
        {isImport && (
          <Button size="xs" variant="subtle" color="gray" component={Link} to={newResume('import')} onClick={onLeave}>
            {t('otherFile')}
          </Button>
        )}
      </div>
    );
  const place =
    task.kind === 'letter.draft' && task.status === 'succeeded'
      ? paths.letter(task.result.letterId)
      : paths.workspace(task.resumeId);
  return (
    <div className={classes.actions}>
      <Button size="xs" variant="default" component={Link} to={place}>
        {task.kind === 'fix.generate' || task.kind === 'fix.reword' ? t('look') : t('open')}
      </Button>
    </div>
  );
}
