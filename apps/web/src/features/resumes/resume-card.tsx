import type { ResumeSummary, Task } from '@verdant/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useDates } from '../../lib/dates.ts';
import { useCall } from '../../lib/query-client.ts';
import { SlipsMini } from '../../ui/slips-mini.tsx';
import { Status } from '../../ui/status.tsx';
import { CardActions } from './card-actions.tsx';
import { CardPage } from './card-page.tsx';
import classes from './resumes.module.css';

/** One résumé: its first page, its name, when it last changed, how it stands and what it scored. */
export function ResumeCard({ resume, task }: { resume: ResumeSummary; task: Task | undefined }) {
  const { t } = useTranslation('resumes');
  const { when } = useDates();
  const templates = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const template = templates.data?.find(({ id }) => id === resume.template)?.name;
  const about = [template, t(`languageOf.${resume.language}`), when(resume.updatedAt)].filter(Boolean).join(' · ');
  const { score } = resume;
  return (
    <article className={classes.card} aria-label={resume.name}>
      <div className={classes.thumb}>
        <CardPage resume={resume} task={task} />
        <CardActions resume={resume} />
      </div>
      <div className={classes.body}>
        <h2>
          <Link to={paths.workspace(resume.id)}>{resume.name}</Link>
        </h2>
        <p>{about}</p>
        <div className={classes.state}>
          <State resume={resume} task={task} />
          {resume.status === 'incomplete' && <Link to={paths.workspace(resume.id)}>{t('add')}</Link>}
          {score !== null && (
            <span className={classes.score} role="img" aria-label={t('score', { score })}>
              <SlipsMini groups={[{ key: 'all', earned: score, allotment: 100 }]} width={64} height={6} />
              {score}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

const tones = { saved: 'ok', incomplete: 'warn', processing: 'run' } as const;

function State({ resume, task }: { resume: ResumeSummary; task: Task | undefined }) {
  const { t } = useTranslation('resumes');
  const notRead = task?.kind === 'resume.import' && task.status === 'failed';
  if (notRead) return <Status tone="bad">{t('status.failed')}</Status>;
  return <Status tone={tones[resume.status]}>{t(`status.${resume.status}`)}</Status>;
}
