import { IconX } from '@tabler/icons-react';
import { useContext, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hrefTo } from '../../lib/paths.ts';
import { NavigationContext, useWanted } from '../../lib/routing/use-navigation.ts';
import { giveUpParts, onGiveUp, tryPartsAgain, usePartTrouble } from '../../lib/weather/parts.ts';
import { PushButton } from '../../ui/brand/button.tsx';
import classes from './weather.module.css';

/**
 * A part of the site did not come. It says so beside the page, which stays: to try again, or, where a newer build is
 * known to be there, to load that. It needs nothing that would have to be fetched first.
 */
export function PartNotice() {
  const { t } = useTranslation(['common', 'errors']);
  const trouble = usePartTrouble();
  const navigation = useContext(NavigationContext);
  const wanted = useWanted();
  useEffect(() => onGiveUp(() => navigation?.giveUp()), [navigation]);
  if (!wanted && !trouble) return null;
  if (!trouble)
    return (
      <p className={classes.going} role="status">
        {t('loading')}
      </p>
    );
  const reload = () => {
    if (wanted) window.history.replaceState(null, '', hrefTo(`${wanted.pathname}${wanted.search}`));
    window.location.reload();
  };
  return (
    <div className={classes.notice} role="alert">
      <p>{t(trouble === 'newBuild' ? 'newBuild' : 'errors:network')}</p>
      <PushButton look="default" size="xs" onClick={trouble === 'newBuild' ? reload : tryPartsAgain}>
        {t(trouble === 'newBuild' ? 'reload' : 'retry')}
      </PushButton>
      <button type="button" className={classes.close} aria-label={t('close')} onClick={giveUpParts}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
