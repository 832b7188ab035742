import { IconFileAlert } from '@tabler/icons-react';
import type { ResumeSummary } from '@verdant/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fileUrl } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { RunBar } from '../../ui/run-bar.tsx';
import { useTaskWords } from '../../ui/task-words.ts';
import classes from './card.module.css';
import type { CardTask } from './card-task.ts';

const LINES = [38, 64, 30, 100, 92, 78, 34, 100, 86].map((width, at) => ({ width, at }));

/** The first page as it is set; grey lines and the progress while there is none yet. */
export function CardPage({ resume, about }: { resume: ResumeSummary; about: CardTask | null }) {
  const { t } = useTranslation('resumes');
  const { title, standing } = useTaskWords();
  const [broken, setBroken] = useState<number | null>(null);
  const unread = resume.status === 'processing' || about?.notRead;
  const picture = !unread && broken !== resume.revision;
  return (
    <Link to={paths.workspace(resume.id)} className={classes.paper} tabIndex={-1} aria-hidden="true">
      {picture ? (
        <img
          src={fileUrl('GET /resume/thumbnail', { id: resume.id, r: resume.revision })}
          alt={t('page', { name: resume.name })}
          loading="lazy"
          onError={() => setBroken(resume.revision)}
        />
      ) : (
        <span className={classes.lines}>
          {LINES.map(({ width, at }) => (
            <i key={at} style={{ width: `${width}%` }} />
          ))}
        </span>
      )}
      {about && (
        <span className={classes.run} data-failed={about.notRead || undefined}>
          {!about.notRead && <RunBar label={title(about.task)} percent={about.task.progress} />}
          {standing(about.task)}
        </span>
      )}
      {!picture && !unread && (
        <span className={classes.run}>
          <IconFileAlert size={16} stroke={1.75} aria-hidden="true" /> {t('noPicture')}
        </span>
      )}
    </Link>
  );
}
