import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { lean } from './scripts/lean.ts';
import { mantineCss } from './scripts/mantine-css.ts';
import { wholeParts } from './scripts/whole-parts.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** Small things that nearly every page needs: one request instead of thirty. */
const SHELL = [
  /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes)/,
  /icons[\\/]Icon(ArrowRight|Books|ChevronDown|Diamond|Download|FilePlus|FileUpload|Menu2|Moon|Plus|Sun|Wallet|X)\.mjs$/,
  /@mantine[\\/]hooks[\\/]esm[\\/]use-media-query[\\/]/,
  /src[\\/]lib[\\/](scheme[\\/](first-)?scheme|weather[\\/](parts|weather)|routing[\\/](use-)?navigation)\.ts$/,
  /src[\\/]lib[\\/](api|api-error|envelope|membership|paths|query-client|session|source-file|toast)\.ts$/,
  /src[\\/]i18n[\\/](index|say|use-translation|sample[\\/]account)\.ts$/,
  /src[\\/]ui[\\/](brand|sample|start)[\\/]|src[\\/]ui[\\/]scheme[\\/]scheme(-toggle|\.module)|src[\\/]ui[\\/]score-meter[\\/]score-meter(-layout)?\./,
  /src[\\/]app[\\/]((crash|likely-next|not-found|pages?|router|scroll-memory|site-router|waiting)\.|access[\\/])/,
  /src[\\/]app[\\/]layout[\\/](cookie-bar|faq|footer|header|layout|membership-corner|nav|nav-bar|nav-group|navigation)\./,
  /src[\\/]app[\\/]layout[\\/](sign-up-prompt|site-frame|site-layout|use-hover-menu|use-title)\./,
  /src[\\/]features[\\/]home[\\/]/,
  /src[\\/]app[\\/](theme[\\/]lazy-themed|toasts[\\/]toasts|weather[\\/](away-line|not-yet|part-notice|weather))\./,
];
/** What of these packages only later pages ask for. */
const LATER = /@tanstack[\\/].*[\\/](mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/;

/** Mantine's heart and the button of nearly every form. */
const THEMED = /@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Button|Loader|Transition|UnstyledButton))[\\/]/;

/** The first words of one language. */
const WORDS =
  /src[\\/]i18n[\\/](?:(en|zh)[\\/](?:common|errors|first|home|layout|membership|start)|sample[\\/](en|zh))\.ts$/;

/** What every page needs stands in its own long-lived files; the rest follows the lazy pages. */
const vendor = (id: string): string | undefined => {
  if (/node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/.test(id)) return 'react';
  if (/node_modules[\\/](i18next|@tanstack[\\/][a-z-]+)[\\/]/.test(id)) return LATER.test(id) ? undefined : 'react';
  if (SHELL.some((place) => place.test(id))) return 'shell';
  if (THEMED.test(id)) return 'themed';
  const words = WORDS.exec(id)?.slice(1).find(Boolean);
  return words ? `words-${words}` : undefined;
};

export default defineConfig({
  plugins: [react(), mantineCss(), lean(), firstPaint(), wholeParts(), compress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // a browser that knows no modulepreload loads the same files a little later
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        manualChunks: vendor,
        // the first page names every file of the site, and what is drawn by lot does not compress
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': { target: api, changeOrigin: false }, '/s/': { target: api, changeOrigin: false } },
  },
});
