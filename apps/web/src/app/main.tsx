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
import { startI18n } from '../i18n/index.ts';
import { queryClient } from '../lib/query-client.ts';
import { startScheme } from '../lib/scheme/scheme.ts';
import { watchStyles } from '../lib/weather/parts.ts';
import { watchWeather } from '../lib/weather/weather.ts';
import { watchSession } from './access/session-watch.ts';
import { CrashGuard } from './crash.tsx';
import { LikelyNext } from './likely-next.tsx';
import { navigation, routes } from './router.tsx';
import { SiteRouter } from './site-router.tsx';
import { Toasts } from './toasts/toasts.tsx';

startScheme();
watchStyles();
watchWeather();
watchSession(navigation);
await startI18n();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashGuard>
      <QueryClientProvider client={queryClient}>
        <Toasts />
        <SiteRouter navigation={navigation} routes={routes} />
        <LikelyNext />
      </QueryClientProvider>
    </CrashGuard>
  </StrictMode>,
);
