import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMessages, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { PracticeSummary } from '@verdant/contracts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/format/dates.ts';
import { NEW_PARAM, paths } from '../../lib/paths.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import { AddButton, DeletedLine, ListState } from '../../ui/own-list/own-list.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import classes from './practice.module.css';
import { practiceName } from './practice-name.ts';

function Row({ practice, onDelete }: { practice: PracticeSummary; onDelete: () => void }) {
  const { t } = useTranslation(['practice', 'common']);
  const { when } = useDates();
  const { id, resume, noted, done, updatedAt } = practice;
  const title = practiceName(practice);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const said = [
    title === resume.name ? t('general') : t('from', { name: resume.name }),
    ...(noted > 0 ? [t('noted', { count: noted })] : []),
    ...(done > 0 ? [t('doneCount', { done })] : []),
  ];
  return (
    <li className={classes.row}>
      <Link to={paths.practiceOf(id)} className={classes.rowOpen}>
        <IconMessages {...icon} className={classes.icon} />
        <span className={classes.what}>
          <b>{title}</b>
          <span>{said.join(' · ')}</span>
        </span>
        <span className={classes.date}>{when(updatedAt)}</span>
      </Link>
      <Menu position="bottom-end" width={180} radius="lg" shadow="md" withinPortal={false} floatingStrategy="fixed">
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('actions', { title })}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red.7" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {t('common:delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

export function PracticesPage() {
  const { t } = useTranslation('practice');
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall('GET /practice/list', {});
  const [deleted, setDeleted] = useState<PracticeSummary | null>(null);
  const onSettled = () => refresh('GET /practice/list', 'GET /practice/detail');
  const removing = useMutation({
    mutationFn: ({ id }: PracticeSummary) => call('GET /practice/del', { id }),
    onSuccess: (_, practice) => setDeleted(practice),
    onError: toastError,
    onSettled,
  });
  const restoring = useMutation({
    mutationFn: ({ id }: PracticeSummary) => call('POST /practice/restore', { id }),
    onSuccess: () => setDeleted(null),
    onError: toastError,
    onSettled,
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
          onUndo={() => restoring.mutate(deleted)}
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
        <ul className={classes.rows}>
          {data.map((practice) => (
            <Row key={practice.id} practice={practice} onDelete={() => removing.mutate(practice)} />
          ))}
        </ul>
      )}
      {query.has(NEW_PARAM) && <BeginDialog onClose={() => setQuery({}, { replace: true })} />}
    </div>
  );
}
