import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../environment.ts';
import { buildStamp, filesBelow } from './stamp.ts';

const PACKAGES = [
  ...['contracts', 'crf', 'lexicon', 'llm', 'mcp', 'payments'],
  ...['processes', 'reader', 'resume', 'server', 'typesetter'],
];
/** How Node starts what was built, in the folder of a program. */
export const BUILT_ARGS = ['--conditions=built', 'dist/main.js'];
/**
 * How glibc keeps memory for them, in bytes. Once the first large piece was given back (a password's hash takes 19 MB)
 * it would keep such pieces for ever, in each thread: 30 MB of what the api holds after a load. Other C libraries do
 * without. The Dockerfile says the same.
 */
export const MALLOC_ENV = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
  MALLOC_TOP_PAD_: '524288',
};

/** What api and worker are made of. In `dist/` of each, what asks where it stands has the place it has in `src/`. */
const PARTS = ['apps/api', 'apps/worker', ...PACKAGES.map((name) => `packages/${name}`)].map((part) =>
  join(ROOT, part),
);

const isSource = (file: string) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file);
/** What stands beside the sources and is read when the program runs: prompts, what Node loads as it is. */
const isAsset = (file: string) => /\.(?:mjs|md)$/.test(file);
/** It asks where it stands: what is made of it must stand there too. */
const knowsItsPlace = (file: string) => readFileSync(file, 'utf8').includes('import.meta.');
/** Modules that child processes begin with. */
const begunBy = (asset: string): string[] =>
  Array.from(readFileSync(asset, 'utf8').matchAll(/enter\(new URL\('([^']+)'/g), ([, name]) =>
    join(dirname(asset), name!),
  );
/** Made of hundreds of small files, of which opening takes longer than running; used by one package of ours each. */
const INLINED = ['typebox', 'drizzle-orm', 'libphonenumber-js'];

/** What a package is entered by keeps its place below `dist/`, as `#built/…` within it; the rest is joined. */
function joining(src: string, entries: ReadonlySet<string>): Plugin {
  return {
    name: 'joining',
    setup: ({ onResolve }) => {
      onResolve({ filter: /./ }, ({ kind, path, importer, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        if (!path.startsWith('.')) {
          const inlined = INLINED.some((name) => path === name || path.startsWith(`${name}/`));
          return inlined ? undefined : { external: true, path };
        }
        if (!importer.startsWith(src)) return undefined;
        const file = join(resolveDir, path);
        if (!entries.has(file)) return undefined;
        return { external: true, path: `#built/${relative(src, file).replace(/\.ts$/, '.js')}` };
      });
    },
  };
}

const stamp = buildStamp(join(ROOT, 'node_modules', '.verdant-programs'), () => [
  import.meta.filename,
  ...PARTS.flatMap((part) => [join(part, 'package.json'), ...filesBelow(join(part, 'src'))]),
]);

function entriesOf(part: string, files: readonly string[]): string[] {
  const { exports } = JSON.parse(readFileSync(join(part, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const doors = Object.values(exports).map((path) => join(part, typeof path === 'string' ? path : path.default));
  const programs = ['main.ts', 'migrate/main.ts'].map((name) => join(part, 'src', name));
  const begun = files.filter(isAsset).flatMap(begunBy);
  return files.filter(
    (file) =>
      isSource(file) &&
      (doors.includes(file) || programs.includes(file) || begun.includes(file) || knowsItsPlace(file)),
  );
}

async function buildPart(part: string): Promise<void> {
  const src = join(part, 'src');
  const dist = join(part, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const files = filesBelow(src);
  const entryPoints = entriesOf(part, files);
  await build({
    entryPoints,
    outbase: src,
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: 'joined/[hash]',
    plugins: [joining(src, new Set(entryPoints))],
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
