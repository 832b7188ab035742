import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { type NextFiles, paintFirst } from '../src/app/first-paint.ts';
import { firstLanguage, LANGUAGE_STORE } from '../src/i18n/first-language.ts';
import { hrefTo, paths } from '../src/lib/paths.ts';
import { firstScheme, SCHEME_STORE } from '../src/lib/scheme/first-scheme.ts';

type Markup = Record<'en' | 'zh', string>;
type Bundle = Rollup.OutputBundle;

/** Runs `src/app/prerender.tsx` in Node, built with the same names of classes and files. */
async function prerender(root: string): Promise<Markup> {
  const outDir = join(root, 'node_modules/.prerender');
  const ssr = 'src/app/prerender.tsx';
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr, outDir, emptyOutDir: true },
  });
  const made = (await import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`)) as {
    prerender: () => Promise<Markup>;
  };
  return made.prerender();
}

/** The first screen must look like the page that replaces it: every file and every class it names is in the build. */
function check(markup: string, bundle: Bundle): void {
  const css = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const files = [...markup.matchAll(/\/(assets\/[^\s",]+)/g)].map(([, name]) => name!);
  const missing = files.filter((name) => !bundle[name]);
  const named = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  const unknown = named.filter((name) => name.startsWith('_') && !css.some((text) => text.includes(`.${name}`)));
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(`the first screen names what is not in the build: ${[...missing, ...unknown].join(', ')}`);
}

const chunkOf = (bundle: Bundle, name: string): Rollup.OutputChunk => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (found?.type !== 'chunk') throw new Error(`no chunk is called ${name}`);
  return found;
};

/** Takes the program out of the page: the first script asks for it when its time has come. */
function takeScripts(page: Rollup.OutputAsset): Pick<NextFiles, 'entry' | 'imports'> {
  const html = String(page.source);
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)?.[1];
  if (!entry) throw new Error('index.html names no program');
  const imports = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, href]) => href!);
  page.source = html.replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '');
  return { entry, imports };
}

/** Writes the script that shows the first screen of the home page before the page lives, and names it in index.html. */
export const firstPaint = (): Plugin => {
  let root = '';
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html');
      const markup = await prerender(root);
      check(markup.en + markup.zh, bundle);
      const next: NextFiles = {
        words: { en: `/${chunkOf(bundle, 'words-en').fileName}`, zh: `/${chunkOf(bundle, 'words-zh').fileName}` },
        address: hrefTo(paths.home),
        ...takeScripts(page),
      };
      const kept = (rule: unknown, store: string) => `{rule:${rule},store:${JSON.stringify(store)}}`;
      const rules = `{language:${kept(firstLanguage, LANGUAGE_STORE)},scheme:${kept(firstScheme, SCHEME_STORE)}}`;
      const source = `(${paintFirst})(${JSON.stringify(next)},${rules});`;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      const templates = Object.entries(markup)
        .map(([key, text]) => `\n    <template id="first-${key}">${text}</template>`)
        .join('');
      page.source = String(page.source).replace(
        '<div id="root"></div>',
        `<div id="root"></div>${templates}\n    <script src="/${fileName}"></script>`,
      );
    },
  };
};
