import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useAway } from '../../lib/weather/weather.ts';
import classes from './weather.module.css';

/** Says above the page that the server can't be reached. */
export function AwayLine() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // the workspace says more about it
  if (!useAway() || pathname.startsWith(`${paths.workspace()}/`)) return null;
  return (
    <p className={classes.line} role="status">
      {t('away')}
    </p>
  );
}
