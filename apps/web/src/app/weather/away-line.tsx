import { useTranslation } from 'react-i18next';
import { useAway } from '../../lib/weather/weather.ts';
import classes from './weather.module.css';

/** Says above the page that the server can't be reached. */
export function AwayLine() {
  const { t } = useTranslation();
  if (!useAway()) return null;
  return (
    <p className={classes.line} role="status">
      {t('away')}
    </p>
  );
}
