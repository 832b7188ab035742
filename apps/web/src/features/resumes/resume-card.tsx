import type { ListedResume } from '@verdant/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { ScoreMeterMini } from '../../ui/score-meter/score-meter-mini.tsx';
import { Status } from '../../ui/status.tsx';
import classes from './card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardPage } from './card-page.tsx';
import type { CardTask } from './card-task.ts';
import { NotRead } from './not-read.tsx';
import { TagLine } from './tags/tag-filter.tsx';

const tones = { saved: 'ok', unchecked: 'warn', incomplete: 'warn', processing: 'run' } as const;

/** One résumé: its first page, its name, when it last changed, how it stands and what it scored. */
export function ResumeCard({ resume, about }: { resume: ListedResume; about: CardTask | null }) {
  const { t } = useTranslation('resumes');
  const { when } = useDates();
  const templates = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const template = templates.data?.find(({ id }) => id === resume.template)?.name;
  const facts = [template, t(`languageOf.${resume.language}`), when(resume.updatedAt)].filter(Boolean).join(' · ');
  const { score } = resume;
  const standing = resume.status === 'saved' && resume.unchecked ? 'unchecked' : resume.status;
  return (
    <article className={classes.card} aria-label={resume.name}>
      <div className={classes.stand}>
        <div className={classes.thumb}>
          <CardPage resume={resume} about={about} />
        </div>
        <CardActions resume={resume} />
      </div>
      <div className={classes.body}>
        <h2>
          <Link to={paths.workspace(resume.id)}>{resume.name}</Link>
        </h2>
        <p>{facts}</p>
        <TagLine tags={resume.tags} />
        <div className={classes.state}>
          {about?.notRead ? (
            <Status tone="bad">{t('status.failed')}</Status>
          ) : (
            <Status tone={tones[standing]}>{t(`status.${standing}`)}</Status>
          )}
          {resume.status === 'incomplete' && (
            <Link className={classes.complete} to={paths.workspace(resume.id)}>
              {t(about?.notRead ? 'byHand' : 'add')}
            </Link>
          )}
          {score !== null && (
            <span className={classes.score} role="img" aria-label={t('score', { score })}>
              <ScoreMeterMini groups={[{ key: 'all', earned: score, allotment: 100 }]} width={64} height={6} />
              {score}
            </span>
          )}
        </div>
        {about?.notRead && <NotRead resume={resume} task={about.task} />}
      </div>
    </article>
  );
}
