import { createHashRouter, Navigate } from 'react-router-dom';
import { needAuthWords } from '../i18n/index.ts';
import { paths } from '../lib/paths.ts';
import { isVisitor } from '../lib/session.ts';
import { OnlyVisitors } from './access/only-visitors.tsx';
import { RequireUser } from './access/require-user.tsx';
import { RouteCrash } from './crash.tsx';
import { home } from './home-route.tsx';
import { Everywhere, SiteLayout } from './layout/site-layout.tsx';
import { NotFoundPage } from './not-found.tsx';
import { page } from './page.tsx';

const auth = { words: needAuthWords } as const;
/** A visitor is led to sign in before anything of these is fetched. */
const app = { ground: 'app', passes: isVisitor } as const;

const login = page(() => import('../features/auth/login-page.tsx'), 'LoginPage', auth);
const register = page(() => import('../features/auth/register-page.tsx'), 'RegisterPage', auth);
const activate = page(() => import('../features/auth/activate-page.tsx'), 'ActivatePage', auth);
const forgot = page(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage', auth);
const reset = page(() => import('../features/auth/reset-page.tsx'), 'ResetPage', auth);
const person = page(() => import('../features/account/person-page.tsx'), 'PersonPage', app);
const devMail = page(() => import('../features/auth/dev-mail-page.tsx'), 'DevMailPage', { ...auth, ground: 'app' });
const service = page(() => import('../features/legal/text-page.tsx'), 'ServicePage');
const privacy = page(() => import('../features/legal/text-page.tsx'), 'PrivacyPage');
const refund = page(() => import('../features/legal/text-page.tsx'), 'RefundPage');
const about = page(() => import('../features/legal/text-page.tsx'), 'AboutPage');
const contact = page(() => import('../features/legal/contact-page.tsx'), 'ContactPage');
const rubric = page(() => import('../features/legal/rubric-page.tsx'), 'RubricPage');
const resumes = page(() => import('../features/resumes/resumes-page.tsx'), 'ResumesPage', app);
const workspace = page(() => import('./workspace/page.tsx'), 'WorkspacePage', { passes: isVisitor });

export const router = createHashRouter([
  {
    errorElement: <RouteCrash />,
    element: <Everywhere />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      {
        element: <OnlyVisitors />,
        children: [
          { path: paths.login, ...login },
          { path: paths.register, ...register },
        ],
      },
      { path: paths.activate, ...activate },
      { path: paths.forgot, ...forgot },
      { path: paths.reset, ...reset },
      { element: <RequireUser />, children: [{ path: '/resume-library/:id?', ...workspace }] },
      {
        element: <SiteLayout ground="app" />,
        children: [
          { path: paths.devMail, ...devMail },
          {
            element: <RequireUser />,
            children: [
              { path: paths.resumes, ...resumes },
              { path: paths.person, ...person },
            ],
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, ...home },
          { path: paths.about, ...about },
          { path: paths.contact, ...contact },
          { path: paths.rubric, ...rubric },
          { path: paths.service, ...service },
          { path: paths.privacy, ...privacy },
          { path: paths.refund, ...refund },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);

/** When the page that a visit begins with is there. */
export const firstPage = ({ state, subscribe }: typeof router): Promise<void> =>
  new Promise((done) => {
    if (state.initialized) return done();
    const stop = subscribe(({ initialized }) => {
      if (initialized) [stop(), done()];
    });
  });
