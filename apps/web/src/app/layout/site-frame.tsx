import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Header } from './header.tsx';
import classes from './layout.module.css';

type Props = { ground?: 'public' | 'app'; foot?: ReactNode; children: ReactNode };

/** Header, what the page says, and what comes below. `app`: the quiet ground behind cards. */
export function SiteFrame({ ground = 'public', foot, children }: Props) {
  const { t } = useTranslation('layout');
  return (
    <div className={classes.site} data-ground={ground}>
      <button type="button" className={classes.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      <Header />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {foot}
    </div>
  );
}
