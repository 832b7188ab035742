import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { Task } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewResumeStep } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { cardTask } from './card-task.ts';
import { EmptyList } from './empty-list.tsx';
import { ListFailed } from './list-notice.tsx';
import { ListTools, type Sort } from './list-tools.tsx';
import { ResumeCard } from './resume-card.tsx';
import classes from './resumes.module.css';
import { TagFilter } from './tags/tag-filter.tsx';

const PAGE_SIZE = 24;
const SEARCH_MS = 200;
const SKELETONS = ['a', 'b', 'c', 'd'];

type Props = { running: Task[]; failed: Task[]; onStart: (step: NewResumeStep) => void };

/** My résumés as cards, newest change first, or why there are none to show. */
export function ResumeList({ running, failed, onStart }: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort>('updated');
  const [tag, setTag] = useState<string | null>(null);
  const [q] = useDebouncedValue(typed.trim(), SEARCH_MS);
  const asked = { page, size: PAGE_SIZE, sort, ...(q ? { q } : {}), ...(tag ? { tag } : {}) };
  const { data, error, refetch } = useCall('GET /resume/list', asked, { keep: true });
  const tools = (
    <>
      <ListTools
        q={typed}
        sort={sort}
        onSearch={(value) => {
          setTyped(value);
          setPage(1);
        }}
        onSort={(value) => {
          setSort(value);
          setPage(1);
        }}
      />
      <TagFilter
        kind="resumes"
        chosen={tag}
        onChoose={(id) => {
          setTag(id);
          setPage(1);
        }}
      />
    </>
  );
  if (!data && error)
    return <ListFailed title={t('resumes:loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={classes.grid} aria-busy="true">
        {SKELETONS.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    );
  if (data.total === 0 && !q && !tag) return <EmptyList onStart={onStart} />;
  if (data.total === 0)
    return (
      <>
        {tools}
        <div className={classes.loadFailed}>
          <p>{q ? t('resumes:noneFound', { q }) : t('resumes:noneTagged')}</p>
          <Button
            variant="default"
            onClick={() => {
              setTyped('');
              setTag(null);
            }}
          >
            {t('resumes:clearSearch')}
          </Button>
        </div>
      </>
    );
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      {tools}
      <div className={classes.grid}>
        {data.items.map((resume) => (
          <ResumeCard key={resume.id} resume={resume} about={cardTask(resume, [...running, ...failed])} />
        ))}
        <button type="button" className={classes.newOne} onClick={() => onStart('pick')}>
          <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          <b>{t('resumes:newOne')}</b>
          <span>{t('resumes:newOneHint')}</span>
        </button>
      </div>
      {pages > 1 && (
        <div className={classes.pager}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('resumes:previous')}
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('resumes:next')}
          </Button>
        </div>
      )}
    </>
  );
}
