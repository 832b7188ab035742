import { Button, Loader } from '@mantine/core';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { FactList } from './fact-list.tsx';
import { Findings } from './findings.tsx';
import { JobCard } from './job-card.tsx';
import classes from './match.module.css';
import { useMatch } from './match-context.tsx';
import { MatchScore } from './match-score.tsx';
import { Requirements } from './requirements.tsx';

/** The open job beside the résumé: its words, its score, everything it asks for. */
export const JobMatch = ({ onEdit }: { onEdit: () => void }) => {
  const { t } = useT();
  const revision = useDocumentState((state) => state.revision);
  const isSaved = useDocumentState(({ save }) => save.kind === 'saved');
  const { jobs, job, detail, matchAgain, busy } = useMatch();
  if (!job)
    return detail.error ? (
      <div className={`${notice.notice} ${notice.warn}`} role="alert">
        <span>
          {t('match:failed')} {detail.error.message}
        </span>
        <Button variant="default" size="compact-sm" onClick={() => detail.refetch()}>
          {t('match:retry')}
        </Button>
      </div>
    ) : (
      <div className={classes.waiting}>
        <Loader size="sm" aria-label={t('match:loading')} />
      </div>
    );
  const { match } = job;
  const old = !isSaved || jobs.some((one) => one.revision !== revision);
  return (
    <>
      <JobCard job={job} onEdit={onEdit} />
      {old && (
        <div className={notice.notice} role="status">
          <span>{t('match:old')}</span>
          <Button variant="subtle" color="gray" size="compact-xs" loading={busy} onClick={matchAgain}>
            {t('match:again')}
          </Button>
        </div>
      )}
      {match ? (
        <>
          <MatchScore job={job} match={match} />
          <Findings match={match} />
          <Requirements match={match} />
          <FactList match={match} />
        </>
      ) : (
        <p className={notice.notice}>{t('match:noTerms')}</p>
      )}
    </>
  );
};
