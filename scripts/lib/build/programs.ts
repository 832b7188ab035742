import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../environment.ts';
import { buildStamp, filesBelow } from './stamp.ts';

const PACKAGES = [
  ...['contracts', 'crf', 'lexicon', 'llm', 'payments'],
  ...['processes', 'reader', 'resume', 'server', 'typesetter'],
];
/** How Node starts what was built, in the folder of a program. */
export const BUILT_ARGS = ['--conditions=built', 'dist/main.js'];

/** What api and worker are made of. `dist/` of each has the shape of its `src/`, so that data is found from both. */
const PARTS = ['apps/api', 'apps/worker', ...PACKAGES.map((name) => `packages/${name}`)].map((part) =>
  join(ROOT, part),
);

const isSource = (file: string) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file);
/** What stands beside the sources and is read when the program runs: prompts, what Node loads as it is. */
const isAsset = (file: string) => /\.(?:mjs|md)$/.test(file);

/** Each file becomes one file; what it imports keeps its place, with the ending of JavaScript. */
const oneByOne: Plugin = {
  name: 'one-by-one',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'entry-point'
        ? undefined
        : { external: true, path: path.startsWith('.') ? path.replace(/\.ts$/, '.js') : path },
    );
  },
};

const stamp = buildStamp(join(ROOT, 'node_modules', '.verdant-programs'), () => [
  import.meta.filename,
  ...PARTS.flatMap((part) => [join(part, 'package.json'), ...filesBelow(join(part, 'src'))]),
]);

async function buildPart(part: string): Promise<void> {
  const src = join(part, 'src');
  const dist = join(part, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const files = filesBelow(src);
  await build({
    entryPoints: files.filter(isSource),
    outbase: src,
    outdir: dist,
    bundle: true,
    plugins: [oneByOne],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  });
  for (const file of files.filter(isAsset)) cpSync(file, join(dist, relative(src, file)));
}

/** Builds api, worker and their packages unless `dist/` was made from just these sources and dependencies. */
export async function buildPrograms(): Promise<'built' | 'fresh'> {
  if (PARTS.every((part) => existsSync(join(part, 'dist'))) && stamp.isFresh()) return 'fresh';
  await Promise.all(PARTS.map(buildPart));
  stamp.write();
  return 'built';
}
