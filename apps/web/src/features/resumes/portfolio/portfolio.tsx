import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ARCHIVE_PARAM } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import { ListEmpty, ListFailed } from '../list-notice.tsx';
import { TagFilter } from '../tags/tag-filter.tsx';
import { ArchiveRow } from './archive-row.tsx';
import { ArchiveView } from './archive-view.tsx';
import { ClearList } from './clear-list.tsx';
import own from './portfolio.module.css';

const ALL = { page: 1, size: 100 };
const CLEAR = 'clear';

/** What was sent out, newest first, and the very file beside it. */
export function Portfolio() {
  const { t } = useTranslation(['resumes', 'archives', 'common']);
  const [query, setQuery] = useSearchParams();
  const [tag, setTag] = useState<string | null>(null);
  const { data, error, refetch } = useCall('GET /archive/list', { ...ALL, ...(tag ? { tag } : {}) }, { keep: true });
  const put = (name: string, value: string | null) =>
    setQuery((old) => {
      if (value) old.set(name, value);
      else old.delete(name);
      return old;
    });
  if (query.has(CLEAR)) return <ClearList onClose={() => put(CLEAR, null)} />;
  if (!data && error)
    return <ListFailed title={t('resumes:portfolio.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={own.waiting} aria-busy="true" />;
  if (data.total === 0 && !tag)
    return (
      <ListEmpty
        title={t('resumes:portfolio.empty')}
        text={t('resumes:portfolio.emptyText')}
        toResumes={t('resumes:portfolio.toResumes')}
      />
    );
  const chosen = data.items.find(({ id }) => id === query.get(ARCHIVE_PARAM)) ?? data.items[0];
  return (
    <>
      <div className={own.tools}>
        <TagFilter kind="archives" chosen={tag} onChoose={setTag} />
        <Button
          variant="default"
          leftSection={<IconChecklist size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => put(CLEAR, '1')}
        >
          {t('archives:open')}
        </Button>
      </div>
      <div className={own.split}>
        <ul className={own.list}>
          {data.items.map((archive) => (
            <ArchiveRow
              key={archive.id}
              archive={archive}
              chosen={archive === chosen}
              onChoose={() => put(ARCHIVE_PARAM, archive.id)}
            />
          ))}
        </ul>
        {chosen && <ArchiveView archive={chosen} />}
      </div>
    </>
  );
}
