import { lazy, Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { needAllWords } from '../../i18n/index.ts';
import { TASKS_PARAM } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { loadPart } from '../../lib/weather/parts.ts';
import { ScrollMemory } from '../scroll-memory.tsx';
import { lazyThemed } from '../theme/lazy-themed.tsx';
import { AwayLine } from '../weather/away-line.tsx';
import { NotYet } from '../weather/not-yet.tsx';
import { PartNotice } from '../weather/part-notice.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { MembershipCorner } from './membership-corner.tsx';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { SiteFrame } from './site-frame.tsx';
import { useTitle } from './use-title.ts';

export const loadTasksDrawer = async () => {
  const [module] = await Promise.all([import('../../features/tasks/tasks-drawer.tsx'), needAllWords()]);
  return module.TasksDrawer;
};
const TasksDrawer = lazyThemed(loadTasksDrawer);

type Props = { ground?: 'public' | 'app' };

/** Every page but signing in and the workspace. */
export function SiteLayout({ ground = 'public' }: Props) {
  const { user } = useCurrent();
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery((old) => {
      old.delete(TASKS_PARAM);
      return old;
    });
  return (
    <SiteFrame ground={ground} foot={<Footer questions={ground === 'public'} />}>
      <Outlet />
      {user && query.has(TASKS_PARAM) && (
        <Suspense fallback={<NotYet onGiveUp={close} />}>
          <TasksDrawer onClose={close} />
        </Suspense>
      )}
      <ScrollMemory />
    </SiteFrame>
  );
}

const KeptSender = lazy(() =>
  loadPart(async () => ({ default: (await import('../weather/kept-sender.tsx')).KeptSender }), { quiet: true }),
);

export function Everywhere() {
  useTitle();
  const { user } = useCurrent();
  return (
    <>
      <PartNotice />
      <AwayLine />
      <Outlet />
      <MembershipCorner />
      <SignUpPrompt />
      <CookieBar />
      {user && (
        <Suspense>
          <KeptSender userId={user.id} />
        </Suspense>
      )}
    </>
  );
}
