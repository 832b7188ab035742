import { Button, SegmentedControl, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCalendar, IconFileSpreadsheet, IconPlus, IconSearch } from '@tabler/icons-react';
import { APPLICATION_STAGES } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CARD_PARAM } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { Mat } from '../../ui/brand/mat.tsx';
import classes from './applications.module.css';
import { BoardView } from './board-view.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { ListView } from './list-view.tsx';
import { nameOf, useBoard } from './use-board.ts';

const NEW = 'new';

export function ApplicationsPage() {
  const { t } = useTranslation(['applications', 'common']);
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState<string>('all');
  const [dialog, setDialog] = useState<'feed' | 'csv' | null>(null);
  const { data, error, refetch } = useCall('GET /application/list', {});
  const board = useBoard();
  const put = (name: string, value: string | null) =>
    setQuery((old) => {
      if (value === null) old.delete(name);
      else old.set(name, value);
      return old;
    });
  const open = (id: string | null) => put(CARD_PARAM, id);
  const asList = query.get('view') === 'list';
  const shown = query.get(CARD_PARAM);
  const words = search.trim().toLowerCase();
  const found = (data ?? []).filter(
    (card) =>
      (stage === 'all' || card.stage === stage) &&
      [card.title, card.employer, card.contacts, card.nextStep, card.link].join('\n').toLowerCase().includes(words),
  );
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const View = asList ? ListView : BoardView;
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        <Button variant="default" leftSection={<IconCalendar {...icon} />} onClick={() => setDialog('feed')}>
          {t('calendar')}
        </Button>
        <Button variant="default" leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => setDialog('csv')}>
          {t('csv')}
        </Button>
        {data && data.length > 0 && (
          <Button leftSection={<IconPlus {...icon} />} onClick={() => open(NEW)}>
            {t('new')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{board.said}</VisuallyHidden>
      {board.deleted && (
        <div className={classes.undo} role="status">
          <span>{t('deleted', { title: nameOf(board.deleted) })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => board.deleted && board.restore(board.deleted)}>
            {t('undo')}
          </Button>
        </div>
      )}
      {!data && error && (
        <div className={classes.failed} role="alert">
          <h2>{t('loadFailed')}</h2>
          <p>{error.message}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {!data && !error && <div className={classes.waiting} aria-busy="true" />}
      {data?.length === 0 && (
        <Mat cords={['52px', 'calc(100% - 64px)']} className={classes.empty}>
          <section>
            <h2 className="vd-d2">{t('empty')}</h2>
            <p>{t('emptyText')}</p>
            <Button size="md" leftSection={<IconPlus {...icon} />} onClick={() => open(NEW)}>
              {t('new')}
            </Button>
          </section>
        </Mat>
      )}
      {data && data.length > 0 && (
        <>
          <div className={classes.tools}>
            <TextInput
              aria-label={t('search')}
              placeholder={t('searchHint')}
              leftSection={<IconSearch {...icon} />}
              value={search}
              maxLength={120}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Select
              aria-label={t('filter')}
              data={[
                { value: 'all', label: t('all') },
                ...APPLICATION_STAGES.map((value) => ({ value, label: t(`stages.${value}`) })),
              ]}
              value={stage}
              allowDeselect={false}
              onChange={(value) => setStage(value ?? 'all')}
            />
            <SegmentedControl
              aria-label={t('view')}
              data={[
                { value: 'board', label: t('board') },
                { value: 'list', label: t('list') },
              ]}
              value={asList ? 'list' : 'board'}
              onChange={(value) => put('view', value === 'list' ? 'list' : null)}
            />
          </div>
          {found.length === 0 ? (
            <p className={classes.none}>{t('nothingFound')}</p>
          ) : (
            <View cards={found} searched={words !== '' || stage !== 'all'} board={board} onOpen={open} />
          )}
        </>
      )}
      {shown && <CardDialog id={shown === NEW ? null : shown} onClose={() => open(null)} />}
      {dialog === 'feed' && <FeedDialog onClose={() => setDialog(null)} />}
      {dialog === 'csv' && <CsvDialog onClose={() => setDialog(null)} />}
    </div>
  );
}
