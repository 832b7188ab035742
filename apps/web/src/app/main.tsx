import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/source-serif-4/opsz.css';
import './styles/fonts.css';
import '../assets/generated/fonts.css';
import './styles/tokens.css';
import './styles/type.css';
import './styles/site.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startI18n } from '../i18n/index.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { startScheme } from '../lib/scheme/scheme.ts';
import { watchStyles } from '../lib/weather/parts.ts';
import { watchWeather } from '../lib/weather/weather.ts';
import { watchSession } from './access/session-watch.ts';
import { CrashGuard } from './crash.tsx';
import { LikelyNext } from './likely-next.tsx';
import { firstPage, router } from './router.tsx';
import { Toasts } from './toasts/toasts.tsx';

startScheme();
watchStyles();
watchWeather();
watchSession(router);
/** The home page follows its first screen without anything between them; all other pages begin with '...'. */
const atHome = router.state.location.pathname === paths.home;
await Promise.all([startI18n(), atHome && firstPage(router)]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashGuard>
      <QueryClientProvider client={queryClient}>
        <Toasts />
        <RouterProvider router={router} />
        <LikelyNext />
      </QueryClientProvider>
    </CrashGuard>
  </StrictMode>,
);
