import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ARCHIVE_PARAM, paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import classes from '../resumes.module.css';
import { ArchiveRow } from './archive-row.tsx';
import { ArchiveView } from './archive-view.tsx';
import own from './portfolio.module.css';

const ALL = { page: 1, size: 100 };

/** What was sent out, newest first, and the very file beside it. */
export function Portfolio() {
  const { t } = useTranslation(['resumes', 'common']);
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall('GET /archive/list', ALL);
  if (!data && error)
    return (
      <div className={classes.loadFailed} role="alert">
        <h2>{t('resumes:portfolio.loadFailed')}</h2>
        <p>{error.message}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    );
  if (!data) return <div className={own.waiting} aria-busy="true" />;
  if (data.total === 0)
    return (
      <div className={classes.loadFailed}>
        <h2>{t('resumes:portfolio.empty')}</h2>
        <p>{t('resumes:portfolio.emptyText')}</p>
        <Button variant="default" component={Link} to={paths.resumes}>
          {t('resumes:portfolio.toResumes')}
        </Button>
      </div>
    );
  const chosen = data.items.find(({ id }) => id === query.get(ARCHIVE_PARAM)) ?? data.items[0]!;
  const choose = (id: string) =>
    setQuery((old) => {
      old.set(ARCHIVE_PARAM, id);
      return old;
    });
  return (
    <div className={own.split}>
      <ul className={own.list}>
        {data.items.map((archive) => (
          <ArchiveRow
            key={archive.id}
            archive={archive}
            chosen={archive === chosen}
            onChoose={() => choose(archive.id)}
          />
        ))}
      </ul>
      <ArchiveView archive={chosen} />
    </div>
  );
}
