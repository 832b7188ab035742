import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useSearchParams } from 'react-router-dom';
import { needAllWords } from '../../i18n/index.ts';
import { useCurrent } from '../../lib/session.ts';
import { lazyThemed } from '../lazy-themed.tsx';
import { TASKS_PARAM } from '../paths.ts';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layout.module.css';
import { MembershipCorner } from './membership-corner.tsx';
import { useTitle } from './use-title.ts';

const TasksDrawer = lazyThemed(async () => {
  const [module] = await Promise.all([import('../../features/tasks/tasks-drawer.tsx'), needAllWords()]);
  return module.TasksDrawer;
});

/** The first page of a visit has no key of its own: another address must not inherit how far it was scrolled. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key);

type Props = { ground?: 'public' | 'app' };

/** Header, page and footer. `app`: the quiet ground behind cards. */
export function SiteLayout({ ground = 'public' }: Props) {
  const { t } = useTranslation('layout');
  const { user } = useCurrent();
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery((old) => {
      old.delete(TASKS_PARAM);
      return old;
    });
  return (
    <div className={classes.site} data-ground={ground}>
      <button type="button" className={classes.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      <Header />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      {user && query.has(TASKS_PARAM) && (
        <Suspense>
          <TasksDrawer onClose={close} />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

export function Everywhere() {
  useTitle();
  return (
    <>
      <Outlet />
      <MembershipCorner />
      <CookieBar />
    </>
  );
}
