import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.tsx';
import { paths } from '../lib/paths.ts';
import { createNavigation, type Prepare } from '../lib/routing/navigation.ts';
import { OnlyVisitors } from './access/only-visitors.tsx';
import { RequireUser } from './access/require-user.tsx';
import { Everywhere, SiteLayout } from './layout/site-layout.tsx';
import { NotFoundPage } from './not-found.tsx';
import { pages } from './pages.ts';

export const routes: RouteObject[] = [
  {
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
      { path: paths.provider, ...pages.provider },
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
              { path: paths.practice, ...pages.practices },
              { path: '/practice/:id', ...pages.practice },
              { path: paths.compare, ...pages.compare },
              { path: paths.workspace(), ...pages.library },
              { path: paths.person, ...pages.person },
            ],
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, element: <HomePage /> },
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
];

export const navigation = createNavigation((to, signal) => {
  const matched = matchRoutes(routes, to) ?? [];
  const parts = matched.flatMap(
    ({ route }) => (route.handle as { prepare: Prepare } | undefined)?.prepare(signal) ?? [],
  );
  return parts.length > 0 ? Promise.all(parts) : null;
});
