import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FOR_CARD_PARAM, FOR_JOB_PARAM, NEW_PARAM } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { Mat } from '../../ui/brand/mat.tsx';
import { LetterRow } from './letter-row.tsx';
import { useLetterName } from './letter-words.ts';
import classes from './letters.module.css';
import { NewLetterDialog } from './new-letter-dialog.tsx';
import { useLetters } from './use-letters.ts';

export function LettersPage() {
  const { t } = useTranslation(['letters', 'common']);
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall('GET /letter/list', {});
  const { deleted, remove, restore } = useLetters();
  const nameOf = useLetterName();
  const begin = () => setQuery({ [NEW_PARAM]: 'letter' });
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        {data && data.length > 0 && (
          <Button leftSection={<IconPlus {...icon} />} onClick={begin}>
            {t('new')}
          </Button>
        )}
      </div>
      {deleted && (
        <div className={classes.undo} role="status">
          <span>{t('deleted', { title: nameOf(deleted) })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => restore(deleted)}>
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
            <Button size="md" leftSection={<IconPlus {...icon} />} onClick={begin}>
              {t('new')}
            </Button>
          </section>
        </Mat>
      )}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
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
