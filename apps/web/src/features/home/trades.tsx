import { currentLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCall } from '../../lib/query-client.ts';
import { Mat } from '../../ui/brand/mat.tsx';
import classes from './trades.module.css';

/** The industries that have a lexicon, one on each slip; their number is the number of lexicons. */
export function Trades() {
  const { t } = useTranslation('home');
  const { data, error } = useCall('GET /industry/list', {}, { staleTime: 3_600_000 });
  const language = currentLanguage();
  if (error || data?.length === 0) return null;
  return (
    <section className={classes.trades} aria-busy={!data}>
      {data && (
        <>
          <div className={classes.head}>
            <h2 className="vd-d2">{t('trades', { count: data.length })}</h2>
            <p>{t('tradesText')}</p>
          </div>
          <Mat cords={['12px', 'calc(100% - 24px)']} className={classes.mat}>
            <ul>
              {data.map((industry) => (
                <li key={industry.id}>{industry[language].replaceAll('/', ' · ')}</li>
              ))}
            </ul>
          </Mat>
        </>
      )}
    </section>
  );
}
