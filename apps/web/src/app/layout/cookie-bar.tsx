import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { PushButton } from '../../ui/brand/button.tsx';
import classes from './layout.module.css';

const STORE = 'acceptCookies';
const ACCEPTED = 'accepted';
/** How much of the foot of the window it takes: what stands there goes above it. */
const ROOM = '--vd-cookies';

export function CookieBar() {
  const { t } = useTranslation('layout');
  const [accepted, setAccepted] = useState(() => localStorage.getItem(STORE) === ACCEPTED);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node || accepted) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${node.offsetHeight}px`));
    observer.observe(node);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [accepted]);
  if (accepted) return null;
  const accept = () => {
    localStorage.setItem(STORE, ACCEPTED);
    setAccepted(true);
  };
  return (
    <section ref={bar} className={classes.cookies} data-cookies aria-label={t('cookieLabel')}>
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
