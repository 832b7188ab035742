import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ARCHIVE_PARAM } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import { ListEmpty, ListFailed } from '../list-notice.tsx';
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
    return <ListFailed title={t('resumes:portfolio.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={own.waiting} aria-busy="true" />;
  if (data.total === 0)
    return (
      <ListEmpty
        title={t('resumes:portfolio.empty')}
        text={t('resumes:portfolio.emptyText')}
        toResumes={t('resumes:portfolio.toResumes')}
      />
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
