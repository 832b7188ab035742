import { IconMessages } from '@tabler/icons-react';
import type { PracticeSummary } from '@verdant/contracts';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/format/dates.ts';
import { NEW_PARAM, paths } from '../../lib/paths.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { usePutBack } from '../../lib/use-put-back.ts';
import list from '../../ui/own-list/own-list.module.css';
import { AddButton, DeletedLine, ListState } from '../../ui/own-list/own-list.tsx';
import { OwnRow } from '../../ui/own-list/own-row.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import classes from './practice.module.css';
import { practiceName } from './practice-name.ts';

function Row({ practice, onDelete }: { practice: PracticeSummary; onDelete: () => void }) {
  const { t } = useTranslation('practice');
  const { when } = useDates();
  const { id, resume, noted, done, updatedAt } = practice;
  const title = practiceName(practice);
  const said = [
    title === resume.name ? t('general') : t('from', { name: resume.name }),
    ...(noted > 0 ? [t('noted', { count: noted })] : []),
    ...(done > 0 ? [t('doneCount', { done })] : []),
  ];
  return (
    <OwnRow
      to={paths.practiceOf(id)}
      icon={<IconMessages size={18} stroke={1.75} aria-hidden="true" />}
      title={title}
      text={said.join(' · ')}
      date={when(updatedAt)}
      actions={t('actions', { title })}
      onDelete={onDelete}
    />
  );
}

export function PracticesPage() {
  const { t } = useTranslation('practice');
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall('GET /practice/list', {});
  const { deleted, remove, restore } = usePutBack<PracticeSummary>({
    remove: ({ id }) => call('GET /practice/del', { id }),
    restore: ({ id }) => call('POST /practice/restore', { id }),
    onSettled: () => refresh('GET /practice/list', 'GET /practice/detail'),
  });
  const begin = () => setQuery({ [NEW_PARAM]: 'practice' });
  return (
    <div className={classes.wrap}>
      <header className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        {data && data.length > 0 && <AddButton onClick={begin}>{t('new')}</AddButton>}
      </header>
      {deleted && (
        <DeletedLine
          text={t('deleted', { title: practiceName(deleted) })}
          undo={t('undo')}
          onUndo={() => restore(deleted)}
        />
      )}
      <ListState
        count={data?.length}
        error={error}
        onRetry={() => void refetch()}
        words={{ loadFailed: t('loadFailed'), empty: t('empty'), emptyText: t('emptyText'), add: t('new') }}
        onAdd={begin}
      />
      {data && data.length > 0 && (
        <ul className={list.rows}>
          {data.map((practice) => (
            <Row key={practice.id} practice={practice} onDelete={() => remove(practice)} />
          ))}
        </ul>
      )}
      {query.has(NEW_PARAM) && <BeginDialog onClose={() => setQuery({}, { replace: true })} />}
    </div>
  );
}
