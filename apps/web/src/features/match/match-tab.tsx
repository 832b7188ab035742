import { Button, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Job } from '@verdant/contracts';
import { type ReactNode, useState } from 'react';
import { FailureNote } from '../../editor/failure-note.tsx';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { useHand } from '../../lib/hand.ts';
import { useDraft } from '../../lib/session.ts';
import { askToSignUp } from '../../lib/sign-up.ts';
import { Panel } from '../../ui/panel.tsx';
import { JobForm } from './job-form.tsx';
import { JobList } from './job-list.tsx';
import { JobMatch } from './job-match.tsx';
import classes from './match.module.css';
import { useMatch } from './match-context.tsx';

const Waiting = () => {
  const { t } = useT();
  const { list } = useMatch();
  if (!list.error)
    return (
      <div className={classes.waiting}>
        <Loader size="sm" aria-label={t('match:loading')} />
      </div>
    );
  return (
    <div className={`${notice.notice} ${notice.warn}`} role="alert">
      <span>
        {t('match:failed')} {list.error.message}
      </span>
      <Button variant="default" size="compact-sm" onClick={() => list.refetch()}>
        {t('match:retry')}
      </Button>
    </div>
  );
};

/** `foot` stands below the match of a job. */
type Props = { foot: (job: Job) => ReactNode };

/** Does it fit this job? */
export const MatchTab = ({ foot }: Props) => {
  const { t } = useT();
  const { list, jobs, job, failure, clearFailure } = useMatch();
  const hand = useHand();
  const draft = useDraft();
  const [form, setForm] = useState<'add' | 'edit' | null>(null);
  const close = () => {
    setForm(null);
    clearFailure();
  };

  if (draft)
    return (
      <Panel>
        <div className={classes.first}>
          <h2 className="vd-d3">{t('draft:match.title')}</h2>
          <p>{t('draft:match.text')}</p>
        </div>
        <Button onClick={() => askToSignUp('match')}>{t('draft:signUp')}</Button>
      </Panel>
    );
  if (!list.data)
    return (
      <Panel>
        <Waiting />
      </Panel>
    );
  if (jobs.length === 0)
    return (
      <Panel>
        <div className={classes.first}>
          <h2 className="vd-d3">{t('match:first.title')}</h2>
          <p>{t('match:first.what')}</p>
        </div>
        <JobForm onDone={close} />
      </Panel>
    );
  if (form === 'add' || (form === 'edit' && job))
    return (
      <Panel>
        <JobForm key={form} job={form === 'edit' ? job : undefined} onCancel={close} onDone={close} />
      </Panel>
    );
  const end = job?.match ? foot(job) : undefined;
  return (
    <Panel foot={hand ? undefined : end}>
      <div className={classes.top}>
        <h2>{jobs.length === 1 ? t('match:oneJob') : t('match:jobs', { count: jobs.length })}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={15} stroke={1.75} />}
          onClick={() => {
            clearFailure();
            setForm('add');
          }}
        >
          {t('match:add')}
        </Button>
      </div>
      {jobs.length > 1 && <JobList jobs={jobs} />}
      <FailureNote failure={failure} />
      <JobMatch onEdit={() => setForm('edit')} />
      {hand && end && <div className={classes.end}>{end}</div>}
    </Panel>
  );
};
