import type { Plugin } from 'vite';

const WARNS = /react-router[\\/]dist[\\/]development[\\/]/;
const SWITCH = 'var ENABLE_DEV_WARNINGS = true;';
const SHIM = 'use-sync-external-store/shim';
const OWN = '\0react-store';

/** What packages carry along that nobody needs: the warnings of React Router, a hook that React has had since 18. */
export const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === SHIM || id === `${SHIM}/index.js` ? OWN : null),
  load: (id) => (id === OWN ? "export { useSyncExternalStore } from 'react';" : null),
  // its own production build differs in this one line, but no condition of its package.json leads there
  transform: (code, id) =>
    WARNS.test(id) ? { code: code.replace(SWITCH, SWITCH.replace('true', 'false')), map: null } : null,
});
