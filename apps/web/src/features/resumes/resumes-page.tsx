import { Button } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NEW_PARAM, type NewResumeStep, TASKS_PARAM } from '../../app/paths.ts';
import { useTasks } from '../../lib/tasks.ts';
import { NewResumeDialog } from './new/new-resume-dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import classes from './resumes.module.css';

const steps: readonly string[] = ['pick', 'import', 'library', 'blank'] satisfies NewResumeStep[];
const isStep = (value: string | null): value is NewResumeStep => value !== null && steps.includes(value);

export function ResumesPage() {
  const { t } = useTranslation('resumes');
  const [query, setQuery] = useSearchParams();
  const { groups } = useTasks();
  const step = query.get(NEW_PARAM);
  const waiting = (groups?.running.length ?? 0) + (groups?.failed.length ?? 0);
  const put = (name: string, value: string | null) =>
    setQuery((old) => {
      if (value === null) old.delete(name);
      else old.set(name, value);
      return old;
    });
  const start = (next: NewResumeStep) => put(NEW_PARAM, next);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        <Button variant="default" leftSection={<IconListCheck {...icon} />} onClick={() => put(TASKS_PARAM, '1')}>
          {t('tasks')}
          {waiting > 0 && <span className={classes.badge}>{waiting}</span>}
        </Button>
        <Button leftSection={<IconPlus {...icon} />} onClick={() => start('pick')}>
          {t('new')}
        </Button>
      </div>
      <ResumeList running={groups?.running ?? []} failed={groups?.failed ?? []} onStart={start} />
      {isStep(step) && <NewResumeDialog step={step} onStep={start} onClose={() => put(NEW_PARAM, null)} />}
    </div>
  );
}
