import type { Plugin } from 'vite';

const SHIM = 'use-sync-external-store/shim';
const OWN = '\0react-store';

type Cut = { what: string | RegExp; by: string };
const ROUTER: Cut[] = [
  // its own production build differs in this one line, but no condition of its package.json leads there
  { what: 'var ENABLE_DEV_WARNINGS = true;', by: 'var ENABLE_DEV_WARNINGS = false;' },
  // what a server of React Router would have to tell a link, there being none
  {
    what: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g,
    by: 'let prefetchRef = null, prefetchHandlers = {};',
  },
  { what: /return shouldPrefetch && !isAbsolute \?[^;]* : link;/g, by: 'return link;' },
  // a name for tools of development keeps what nobody else asks for: forms, scripts, scrolling of the data router
  { what: /^\w+\.displayName = "\w+";$/gm, by: '' },
  { what: /var Form = (?=React\d*\.forwardRef\()/g, by: 'var Form = /* @__PURE__ */ ' },
];
/** Words come with the program, never from a backend of i18next: nothing is to be queued or asked for. */
const I18N: Cut[] = [
  { what: /new Connector\([^;]*\);/g, by: 'new EventEmitter();' },
  // figures and dates are written by our own functions: no word of ours names a format
  { what: 'formatter = Formatter;', by: 'formatter = null;' },
];
const CUTS: { file: RegExp; mark: string; cuts: Cut[] }[] = [
  { file: /react-router[\\/]dist[\\/]development[\\/]/, mark: 'ENABLE_DEV_WARNINGS = true', cuts: ROUTER },
  { file: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, mark: 'class Connector', cuts: I18N },
];

/** A new version of a package may say it otherwise: whoever brings it in has to look again. */
function cut(code: string, { what, by }: Cut): string {
  const left = code.replaceAll(what, by);
  if (left === code) throw new Error(`lean: a package no longer says ${what}`);
  return left;
}

/** What packages carry along that nobody needs: servers of their own, warnings, a hook that React has had since 18. */
export const lean = (): Plugin => {
  const left = new Set(CUTS);
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SHIM || id === `${SHIM}/index.js` ? OWN : null),
    load: (id) => (id === OWN ? "export { useSyncExternalStore } from 'react';" : null),
    transform(code, id) {
      const found = CUTS.find(({ file, mark }) => file.test(id) && code.includes(mark));
      if (!found) return null;
      left.delete(found);
      return { code: found.cuts.reduce(cut, code), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(`lean: nothing says ${[...left].map(({ mark }) => mark).join(', ')}`);
    },
  };
};
