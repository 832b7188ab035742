import { type ComponentType, Suspense } from 'react';
import { createHashRouter, Navigate } from 'react-router-dom';
import { needAllWords, needAuthWords } from '../i18n/index.ts';
import { paths } from '../lib/paths.ts';
import { OnlyVisitors } from './access/only-visitors.tsx';
import { RequireUser } from './access/require-user.tsx';
import { RouteCrash } from './crash.tsx';
import { HomeRoute } from './home-route.tsx';
import { Everywhere, SiteLayout } from './layout/site-layout.tsx';
import { NotFoundPage } from './not-found.tsx';
import { lazyThemed } from './theme/lazy-themed.tsx';
import { Waiting } from './waiting.tsx';

type Options = { words?: () => Promise<void>; ground?: 'public' | 'app' };
type Load<N extends string> = () => Promise<Record<N, ComponentType>>;

/** A page of its own chunk, with '...' until it and its words are there. */
function page<N extends string>(load: Load<N>, name: N, { words = needAllWords, ground = 'public' }: Options = {}) {
  const Page = lazyThemed(async () => {
    const [module] = await Promise.all([load(), words()]);
    return module[name] as ComponentType;
  });
  return (
    <Suspense fallback={<Waiting ground={ground} />}>
      <Page />
    </Suspense>
  );
}
const auth = { words: needAuthWords } as const;
const app = { ground: 'app' } as const;

const login = page(() => import('../features/auth/login-page.tsx'), 'LoginPage', auth);
const register = page(() => import('../features/auth/register-page.tsx'), 'RegisterPage', auth);
const activate = page(() => import('../features/auth/activate-page.tsx'), 'ActivatePage', auth);
const forgot = page(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage', auth);
const reset = page(() => import('../features/auth/reset-page.tsx'), 'ResetPage', auth);
const person = page(() => import('../features/account/person-page.tsx'), 'PersonPage', app);
const devMail = page(() => import('../features/auth/dev-mail-page.tsx'), 'DevMailPage', auth);
const service = page(() => import('../features/legal/text-page.tsx'), 'ServicePage');
const privacy = page(() => import('../features/legal/text-page.tsx'), 'PrivacyPage');
const refund = page(() => import('../features/legal/text-page.tsx'), 'RefundPage');
const about = page(() => import('../features/legal/text-page.tsx'), 'AboutPage');
const contact = page(() => import('../features/legal/contact-page.tsx'), 'ContactPage');
const rubric = page(() => import('../features/legal/rubric-page.tsx'), 'RubricPage');
const resumes = page(() => import('../features/resumes/resumes-page.tsx'), 'ResumesPage', app);
const library = page(() => import('../features/resumes/library-page.tsx'), 'LibraryPage', app);
const workspace = page(() => import('./workspace/page.tsx'), 'WorkspacePage');

export const router = createHashRouter([
  {
    errorElement: <RouteCrash />,
    element: <Everywhere />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      {
        element: <OnlyVisitors />,
        children: [
          { path: paths.login, element: login },
          { path: paths.register, element: register },
        ],
      },
      { path: paths.activate, element: activate },
      { path: paths.forgot, element: forgot },
      { path: paths.reset, element: reset },
      { element: <RequireUser />, children: [{ path: '/resume-library/:id', element: workspace }] },
      {
        element: <SiteLayout ground="app" />,
        children: [
          { path: paths.devMail, element: devMail },
          {
            element: <RequireUser />,
            children: [
              { path: paths.resumes, element: resumes },
              { path: paths.workspace(), element: library },
              { path: paths.person, element: person },
            ],
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, element: <HomeRoute /> },
          { path: paths.about, element: about },
          { path: paths.contact, element: contact },
          { path: paths.rubric, element: rubric },
          { path: paths.service, element: service },
          { path: paths.privacy, element: privacy },
          { path: paths.refund, element: refund },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
