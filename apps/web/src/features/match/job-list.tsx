import type { JobSummary } from '@verdant/contracts';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './job.module.css';
import match from './match.module.css';
import { useMatch } from './match-context.tsx';

const Row = ({ job }: { job: JobSummary }) => {
  const { t } = useT();
  const revision = useDocumentState((state) => state.revision);
  const { openId, choose } = useMatch();
  const title = job.title || t('match:untitled');
  const { score } = job;
  const read = score !== null;
  const label = read
    ? t('match:rowOf', { title, score, met: job.must.met, total: job.must.total })
    : t('match:rowUnread', { title });
  return (
    <li>
      <button
        type="button"
        className={classes.job}
        aria-label={label}
        aria-current={job.id === openId}
        onClick={() => choose(job.id)}
      >
        <b>{score ?? '–'}</b>
        <span className={classes.bar} aria-hidden="true">
          <i style={{ width: `${score ?? 0}%` }} />
        </span>
        <span className={classes.jobName}>
          {title}
          {job.company && <small>{job.company}</small>}
        </span>
        <span className={match.place}>
          {!read ? t('match:unread') : job.revision === revision ? t('match:met', job.must) : t('match:oldShort')}
        </span>
      </button>
    </li>
  );
};

/** The jobs that are kept, side by side, the best first. */
export const JobList = ({ jobs }: { jobs: JobSummary[] }) => (
  <ul className={classes.jobs}>
    {jobs.map((job) => (
      <Row key={job.id} job={job} />
    ))}
  </ul>
);
