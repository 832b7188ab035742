import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const EXPORT = 'export const __vitePreload = ';

/**
 * Runs in the page, in the place of Vite's own: gives the function that loads a part (`load`) when all its files (`deps`,
 * below `base`) came. It rejects in the words of a failed import.
 */
function wholePart(base: string) {
  const coming: Record<string, Promise<unknown> | undefined> = {};
  const style = (href: string) =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href) ||
    new Promise((done, fail) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
      link.onload = done;
      link.onerror = () => fail(Error(`Unable to preload CSS for ${href}`));
      document.head.append(link);
    });
  const script = async (href: string) => {
    const [last] = performance.getEntriesByName(href).slice(-1) as PerformanceResourceTiming[];
    if (last?.responseStatus === 200) return;
    const answer = await fetch(href).catch(() => null);
    if (!answer?.ok) throw TypeError(`Failed to fetch dynamically imported module: ${href}`);
    await answer.arrayBuffer();
  };
  const arrive = (dep: string) => {
    const { href } = new URL(base + dep, location.origin);
    coming[href] ??= Promise.resolve(/\.css$/.test(dep) ? style(href) : script(href)).catch((error) => {
      coming[href] = undefined;
      throw error;
    });
    return coming[href];
  };
  return <T>(load: () => Promise<T>, deps: string[] = []) => Promise.all(deps.map(arrive)).then(load);
}

/**
 * Imports a part of the site only when all its scripts came. A script that failed as a module is never asked for again
 * in the life of a page (HTML standard, "fetch a single module script": the module map keeps null); one that failed as
 * a plain request can be asked for as often as wanted. The import then takes it from the browser's cache.
 */
export function wholeParts(): Plugin {
  let base = '/';
  return {
    name: 'whole-parts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // the part itself as well, which Vite leaves out where it is a single file
          resolveDependencies: (file, deps, { hostType }) => (hostType === 'js' ? [...new Set([...deps, file])] : deps),
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    transform(code, id) {
      if (id !== HELPER) return undefined;
      if (!code.includes(EXPORT)) this.error('Vite gives out its parts in another way: whole-parts does not know it');
      return { code: `${EXPORT}(${wholePart.toString()})(${JSON.stringify(base)});`, map: null };
    },
  };
}
