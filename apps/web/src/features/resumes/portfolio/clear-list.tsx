import { Button, Checkbox, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Archive, Input } from '@verdant/contracts';
import { useState } from 'react';
import { say } from '../../../i18n/index.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { useSizes } from '../../../lib/format/sizes.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ListFailed } from '../list-notice.tsx';
import own from './clear-list.module.css';

type Sort = NonNullable<Input<'GET /archive/list'>['sort']>;
const SORTS = ['oldest', 'largest', 'newest'] as const satisfies readonly Sort[];
const PAGE_SIZE = 100;

const isUsed = ({ uses }: Archive): boolean => uses.applications + uses.links > 0;

/** All archives with their size, their age and what leads to them; those that nothing leads to can be deleted together. */
export function ClearList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['archives', 'resumes']);
  const { day } = useDates();
  const { size } = useSizes();
  const [sort, setSort] = useState<Sort>('oldest');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useCall('GET /archive/list', { page, size: PAGE_SIZE, sort }, { keep: true });
  const clearing = useMutation({
    mutationFn: () => call('POST /archive/clear', { ids: [...chosen] }),
    onSuccess: async ({ cleared, kept, space }) => {
      await refresh('GET /archive/list', 'GET /tag/list');
      setChosen(new Set());
      setAsked(false);
      toast.good(t('archives:cleared', { count: cleared.length, size: size(space) }));
      if (kept.length) toast.stays(() => say('archives:kept', { count: kept.length }), 'bad');
    },
    onError: toastError,
  });
  if (!data && error)
    return <ListFailed title={t('resumes:portfolio.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={own.waiting} aria-busy="true" />;
  const free = data.items.filter((archive) => !isUsed(archive));
  const taken = data.items.filter(({ id }) => chosen.has(id));
  const space = taken.reduce((sum, archive) => sum + archive.space, 0);
  const all = free.length > 0 && free.every(({ id }) => chosen.has(id));
  const pages = Math.ceil(data.total / PAGE_SIZE);
  const turn = (to: number) => {
    setPage(to);
    setChosen(new Set());
  };
  const toggle = (id: string) =>
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  const usesOf = ({ uses }: Archive) =>
    [
      uses.applications && t('archives:applications', { count: uses.applications }),
      uses.links && t('archives:links', { count: uses.links }),
    ].filter(Boolean);
  return (
    <section aria-label={t('archives:title')}>
      <div className={own.head}>
        <p>{t('archives:space', { count: data.total, size: size(data.space) })}</p>
        <Select
          aria-label={t('archives:sortBy')}
          value={sort}
          data={SORTS.map((value) => ({ value, label: t(`archives:sort.${value}`) }))}
          allowDeselect={false}
          onChange={(value) => {
            if (value) setSort(value as Sort);
            turn(1);
          }}
        />
        <Button variant="default" onClick={onClose}>
          {t('archives:done')}
        </Button>
      </div>
      <p className={own.what}>{t('archives:what')}</p>
      <Checkbox
        className={own.all}
        label={t('archives:chooseAll', { count: free.length })}
        checked={all}
        indeterminate={!all && taken.length > 0}
        disabled={free.length === 0}
        onChange={() => setChosen(new Set(all ? [] : free.map(({ id }) => id)))}
      />
      <ul className={own.rows}>
        {data.items.map((archive) => (
          <li key={archive.id} data-used={isUsed(archive) || undefined}>
            <Checkbox
              aria-label={t('archives:choose', { name: archive.name })}
              checked={chosen.has(archive.id)}
              disabled={isUsed(archive)}
              onChange={() => toggle(archive.id)}
            />
            <b>{archive.name}</b>
            <span>{day(archive.createdAt)}</span>
            <span>{size(archive.space)}</span>
            <span>
              {isUsed(archive)
                ? t('archives:used', { by: usesOf(archive).join(t('archives:and')) })
                : t('archives:unused')}
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={own.pager}>
          <Button variant="default" disabled={page === 1} onClick={() => turn(page - 1)}>
            {t('resumes:previous')}
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button variant="default" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {t('resumes:next')}
          </Button>
        </div>
      )}
      <div className={own.foot}>
        <span role="status">{t('archives:chosen', { count: taken.length, size: size(space) })}</span>
        <Button color="red.7" disabled={taken.length === 0} onClick={() => setAsked(true)}>
          {t('archives:delete')}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={t('archives:sure', { count: taken.length })}
          text={t('archives:sureText', { size: size(space) })}
          busy={clearing.isPending}
          onConfirm={() => clearing.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
