import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PushButton } from '../../ui/brand/button.tsx';
import classes from './layout.module.css';

const STORE = 'acceptCookies';
const ACCEPTED = 'accepted';

export function CookieBar() {
  const { t } = useTranslation('layout');
  const [accepted, setAccepted] = useState(() => localStorage.getItem(STORE) === ACCEPTED);
  if (accepted) return null;
  const accept = () => {
    localStorage.setItem(STORE, ACCEPTED);
    setAccepted(true);
  };
  return (
    <section className={classes.cookies} data-cookies aria-label={t('cookieLabel')}>
      <div className={classes.wrap}>
        <p>
          {t('cookies')} <Link to={paths.privacy}>{t('cookiePolicy')}</Link>
        </p>
        <PushButton look="default" size="xs" onClick={accept}>
          {t('ok')}
        </PushButton>
      </div>
    </section>
  );
}
