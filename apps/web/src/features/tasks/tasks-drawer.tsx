import { Button, Drawer } from '@mantine/core';
import type { Task } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTasks } from '../../lib/tasks/tasks.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

type SectionProps = { title: string; tasks: Task[]; onLeave: () => void };

const Section = ({ title, tasks, onLeave }: SectionProps) =>
  tasks.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );

/** Everything that runs for me, waits for me or is done. */
export function TasksDrawer({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation(['tasks', 'common']);
  const { groups, pollError, retry } = useTasks();
  const nothing = groups && groups.running.length + groups.failed.length + groups.done.length === 0;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={t('tasks:title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      transitionProps={{ duration: 320 }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body, content: classes.content }}
    >
      <div className={classes.list}>
        {pollError && (
          <div className={classes.failure} role="alert">
            {groups
              ? t('tasks:failure', { reason: pollError.message })
              : `${t('tasks:loadFailed')} ${pollError.message}`}
            <Button size="xs" variant="default" onClick={retry}>
              {t('common:retry')}
            </Button>
          </div>
        )}
        {!groups && !pollError && <p className={classes.quiet}>{t('common:loading')}</p>}
        {nothing && <p className={classes.quiet}>{t('tasks:empty')}</p>}
        {groups && (
          <>
            <Section title={t('tasks:running')} tasks={groups.running} onLeave={onClose} />
            <Section title={t('tasks:needsYou')} tasks={groups.failed} onLeave={onClose} />
            <Section title={t('tasks:done')} tasks={groups.done} onLeave={onClose} />
          </>
        )}
      </div>
      <p className={classes.foot}>{t('tasks:goesOn')}</p>
    </Drawer>
  );
}
