import { Button, SegmentedControl, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCalendar, IconFileSpreadsheet, IconSearch } from '@tabler/icons-react';
import { APPLICATION_STAGES } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CARD_PARAM } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { AddButton, DeletedLine, ListState } from '../../ui/own-list/own-list.tsx';
import classes from './applications.module.css';
import { BoardView } from './board-view.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { ListView } from './list-view.tsx';
import { nameOf, useBoard } from './use-board.ts';

const NEW = 'new';

export function ApplicationsPage() {
  const { t } = useTranslation('applications');
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
        {data && data.length > 0 && <AddButton onClick={() => open(NEW)}>{t('new')}</AddButton>}
      </div>
      <VisuallyHidden role="status">{board.said}</VisuallyHidden>
      {board.deleted && (
        <DeletedLine
          text={t('deleted', { title: nameOf(board.deleted) })}
          undo={t('undo')}
          onUndo={() => board.deleted && board.restore(board.deleted)}
        />
      )}
      <ListState
        count={data?.length}
        error={error}
        onRetry={() => void refetch()}
        words={{ loadFailed: t('loadFailed'), empty: t('empty'), emptyText: t('emptyText'), add: t('new') }}
        onAdd={() => open(NEW)}
      />
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
