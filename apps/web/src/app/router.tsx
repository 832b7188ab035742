import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { createHashRouter, Navigate, Outlet } from 'react-router-dom';
import { RouteCrash } from './crash.tsx';
import { NotFoundPage } from './not-found.tsx';
import { paths } from './paths.ts';

const Waiting = () => useTranslation().t('loading');

/** A page of its own chunk, with '...' until it is there. */
function page<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  const Page = lazy(async () => ({ default: (await load())[name] as ComponentType }));
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}

const workspace = page(() => import('../features/workspace/page.tsx'), 'WorkspacePage');

export const router = createHashRouter([
  {
    errorElement: <RouteCrash />,
    element: <Outlet />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      { path: '/resume-library/:id?', element: workspace },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
