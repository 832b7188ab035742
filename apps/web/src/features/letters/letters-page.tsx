import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FOR_CARD_PARAM, FOR_JOB_PARAM, NEW_PARAM } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import list from '../../ui/own-list/own-list.module.css';
import { AddButton, DeletedLine, ListState } from '../../ui/own-list/own-list.tsx';
import { LetterRow } from './letter-row.tsx';
import { useLetterName } from './letter-words.ts';
import classes from './letters.module.css';
import { NewLetterDialog } from './new-letter-dialog.tsx';
import { useLetters } from './use-letters.ts';

export function LettersPage() {
  const { t } = useTranslation('letters');
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall('GET /letter/list', {});
  const { deleted, remove, restore } = useLetters();
  const nameOf = useLetterName();
  const begin = () => setQuery({ [NEW_PARAM]: 'letter' });
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        {data && data.length > 0 && <AddButton onClick={begin}>{t('new')}</AddButton>}
      </div>
      {deleted && (
        <DeletedLine text={t('deleted', { title: nameOf(deleted) })} undo={t('undo')} onUndo={() => restore(deleted)} />
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
          {data.map((letter) => (
            <LetterRow key={letter.id} letter={letter} onDelete={() => remove(letter)} />
          ))}
        </ul>
      )}
      {query.has(NEW_PARAM) && (
        <NewLetterDialog
          applicationId={query.get(FOR_CARD_PARAM)}
          jobId={query.get(FOR_JOB_PARAM)}
          onClose={() => setQuery({}, { replace: true })}
        />
      )}
    </div>
  );
}
