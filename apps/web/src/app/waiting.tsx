import { useTranslation } from '../i18n/use-translation.ts';
import classes from './waiting.module.css';

const CARDS = ['a', 'b', 'c', 'd'];

/** What stands where a page will be: '...', and on the ground of the app the outlines of what comes. */
export function Waiting({ ground = 'public' }: { ground?: 'public' | 'app' }) {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status">
      <p>{t('loading')}</p>
      {ground === 'app' && (
        <div className={classes.outline} aria-hidden="true">
          <i />
          <div>
            {CARDS.map((key) => (
              <i key={key} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
