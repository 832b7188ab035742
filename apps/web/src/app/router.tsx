import { createHashRouter, Navigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { OnlyVisitors } from './access/only-visitors.tsx';
import { RequireUser } from './access/require-user.tsx';
import { RouteCrash } from './crash.tsx';
import { home } from './home-route.tsx';
import { Everywhere, SiteLayout } from './layout/site-layout.tsx';
import { NotFoundPage } from './not-found.tsx';
import { pages } from './pages.ts';

export const router = createHashRouter([
  {
    errorElement: <RouteCrash />,
    element: <Everywhere />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      {
        element: <OnlyVisitors />,
        children: [
          { path: paths.login, ...pages.login },
          { path: paths.register, ...pages.register },
        ],
      },
      { path: paths.activate, ...pages.activate },
      { path: paths.forgot, ...pages.forgot },
      { path: paths.reset, ...pages.reset },
      { element: <RequireUser guests />, children: [{ path: '/resume-library/:id', ...pages.workspace }] },
      {
        element: <SiteLayout ground="app" />,
        children: [
          { path: paths.devMail, ...pages.devMail },
          {
            element: <RequireUser />,
            children: [
              { path: paths.resumes, ...pages.resumes },
              { path: paths.applications, ...pages.applications },
              { path: paths.letters, ...pages.letters },
              { path: '/letters/:id', ...pages.letter },
              { path: paths.workspace(), ...pages.library },
              { path: paths.person, ...pages.person },
            ],
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, ...home },
          { path: paths.start, ...pages.start },
          { path: paths.about, ...pages.about },
          { path: paths.contact, ...pages.contact },
          { path: paths.rubric, ...pages.rubric },
          { path: paths.service, ...pages.service },
          { path: paths.privacy, ...pages.privacy },
          { path: paths.refund, ...pages.refund },
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
