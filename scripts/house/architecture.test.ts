import { describe, expect, test } from 'vitest';
import { findImports, type Import, readSources, type Source } from '../lib/sources.ts';

/** Who may import whom; what a package takes from npm stands in its package.json. */
const domain = ['contracts', 'lexicon', 'resume', 'reader', 'typesetter', 'llm', 'payments'];
const rows: Record<string, string[]> = {
  'packages/contracts': [],
  'packages/crf': [],
  'packages/lexicon': [],
  'packages/postgres': [],
  'packages/processes': [],
  'packages/resume': ['contracts', 'crf', 'lexicon'],
  'packages/reader': ['contracts', 'crf', 'resume', 'lexicon', 'processes'],
  'packages/testkit': ['contracts'],
  'packages/typesetter': ['contracts', 'processes'],
  'packages/llm': ['contracts'],
  'packages/mcp': ['contracts'],
  'packages/payments': ['contracts'],
  'packages/server': ['contracts', 'payments', 'resume', 'postgres'],
  'apps/api': [...domain, 'mcp', 'server'],
  'apps/worker': [...domain, 'processes', 'server'],
  'apps/web': ['contracts'],
};

const sources = readSources('apps', 'packages');
/** Of a package, beside its `src`: what runs it for its tests. What needs no more than the contracts is in the testkit. */
const HELPS_TESTS = /^(apps|packages)\/[^/]+\/testing\//;
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || HELPS_TESTS.test(path);
const product = sources.filter(({ path }) => !isTest(path));
const everything = [...sources, ...readSources('scripts', 'e2e', 'bench')];
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');
const web = product.filter(({ path }) => path.startsWith('apps/web/src/'));

/** `file → target` for every import that breaks a rule. */
function broken(files: Source[], breaks: (file: Source, found: Import) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((found) => breaks(file, found)).map(({ target }) => `${file.path} → ${target}`),
  );
}

test('the imports of a file are found, however they are written', () => {
  const text = [
    "import type { A } from './a.ts';",
    "import {\n  b,\n  c,\n} from '@verdant/b';",
    "export * from '../c.ts';",
    "import 'd/styles.css';",
    "const e = lazy(() => import('./e.tsx'));",
  ].join('\n');
  expect(findImports('apps/x/src/f.ts', text)).toEqual([
    { target: 'apps/x/src/a.ts', relative: true, typeOnly: true },
    { target: '@verdant/b', relative: false, typeOnly: false },
    { target: 'apps/x/c.ts', relative: true, typeOnly: false },
    { target: 'd/styles.css', relative: false, typeOnly: false },
    { target: 'apps/x/src/e.tsx', relative: true, typeOnly: false },
  ]);
  expect(product.length).toBeGreaterThan(100);
  expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(product.length);
});

describe('who may import whom', () => {
  test('every package and app has its row', () => {
    expect([...new Set(sources.map(({ path }) => roomOf(path)))].sort()).toEqual(Object.keys(rows).sort());
  });

  test('packages keep to their rows', () => {
    const allowed = (path: string) => rows[roomOf(path)]?.map((name) => `@verdant/${name}`) ?? [];
    const outside = broken(product, ({ path }, { target, relative }) => {
      if (relative) return roomOf(target) !== roomOf(path);
      if (!target.startsWith('@verdant/')) return false;
      return !allowed(path).includes(target.split('/').slice(0, 2).join('/'));
    });
    expect(outside).toEqual([]);
  });

  test('contracts take nothing but typebox', () => {
    const contracts = product.filter(({ path }) => path.startsWith('packages/contracts/'));
    expect(broken(contracts, (_, { target, relative }) => !relative && !/^typebox(\/|$)/.test(target))).toEqual([]);
  });

  test('the web takes values from @verdant/contracts/constants only, the rest by type', () => {
    const isOther = ({ target }: Import) => target.startsWith('@verdant/') && target !== '@verdant/contracts/constants';
    expect(broken(web, (_, found) => isOther(found) && !found.typeOnly)).toEqual([]);
  });

  test('constants and descriptors import nothing outside themselves', () => {
    const PLAIN = /^packages\/contracts\/src\/(?:constants|sections)\//;
    const plain = product.filter(({ path }) => PLAIN.test(path));
    expect(plain.length).toBeGreaterThan(10);
    expect(broken(plain, (_, { target }) => !PLAIN.test(target))).toEqual([]);
  });
});

describe('test material', () => {
  const isMaterial = ({ target }: Import) =>
    /^@verdant\/testkit\//.test(target) || target.startsWith('packages/testkit/');
  const isHelper = ({ target }: Import) => HELPS_TESTS.test(target) || /^@verdant\/[^/]+\/testing$/.test(target);
  const forTests = (path: string) => isTest(path) || /^(bench|e2e|packages\/testkit)\//.test(path);

  test('only tests, benches and the browser tests take it', () => {
    const others = everything.filter(({ path }) => !forTests(path));
    expect(others.length).toBeGreaterThan(100);
    expect(broken(others, (_, found) => isMaterial(found) || isHelper(found))).toEqual([]);
  });

  test('the testkit takes contracts and libraries, so that every package can take it', () => {
    const kit = sources.filter(({ path }) => path.startsWith('packages/testkit/'));
    expect(kit.length).toBeGreaterThan(50);
    expect(broken(kit, (_, { target }) => /^@verdant\/(?!contracts$)/.test(target))).toEqual([]);
  });

  test('it lies in no src', () => {
    const named = /(^|\/)(testing|test|fixtures?|cases|scripted[^/]*|[^/]*-(cases|samples))(\/|\.tsx?$)/;
    const inSource = sources.filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path) && named.test(path));
    expect(inSource.map(({ path }) => path)).toEqual([]);
  });
});

describe('inside the server', () => {
  /** From below; `services.ts` says what each holds. */
  const rooms = [
    'platform',
    'services.ts',
    'mail',
    'people',
    'money',
    'task',
    'resume',
    'applications',
    'letters',
    'practice',
    'remove-expired.ts',
  ];
  const levelOf = (path: string) => {
    const room = /^packages\/server\/src\/([^/]+)/.exec(path)?.[1];
    return room ? rooms.indexOf(room) : -1;
  };

  test('a room imports only from rooms below it', () => {
    const files = product.filter(({ path }) => path.startsWith('packages/server/src/'));
    expect(files.filter(({ path }) => levelOf(path) < 0).map(({ path }) => path)).toEqual([]);
    expect(broken(files, ({ path }, { target }) => levelOf(target) > levelOf(path))).toEqual([]);
  });
});

describe('inside the web', () => {
  const place = (path: string) => /^apps\/web\/src\/(?<layer>[^/]+)\/(?<feature>[^/]+)/.exec(path)?.groups ?? {};
  const PATHS = 'apps/web/src/lib/paths.ts';

  test('app → features → editor → ui, lib, i18n, and no feature imports another', () => {
    const below: Record<string, string[]> = {
      app: ['app', 'features', 'editor', 'ui', 'lib', 'i18n', 'assets'],
      features: ['editor', 'ui', 'lib', 'i18n', 'assets'],
      editor: ['editor', 'ui', 'lib', 'i18n', 'assets'],
      ui: ['ui', 'lib', 'i18n', 'assets'],
      lib: ['lib', 'i18n'],
      i18n: ['i18n', 'lib'],
    };
    const wrong = broken(web, ({ path }, { target, relative }) => {
      if (!relative || !target.startsWith('apps/web/src/')) return false;
      const [from, to] = [place(path), place(target)];
      if (from.layer === 'features' && to.layer === 'features') return from.feature !== to.feature;
      return !below[from.layer ?? '']?.includes(to.layer ?? '');
    });
    expect(wrong).toEqual([]);
  });

  test('only lib/paths.ts writes hash URLs', () => {
    const written = web.filter(({ path, text }) => path !== PATHS && /['"`]\/?#\//.test(text));
    expect(written.map(({ path }) => path)).toEqual([]);
  });
});

test('the environment is read in main.ts files alone', () => {
  const settings = /(^|\/)(main|(vite|vitest|drizzle)\.config)\.ts$|\/scripts\//;
  const readers = product.filter(({ path, text }) => !settings.test(path) && /\bprocess\s*\.\s*env\b/.test(code(text)));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test('no file is longer than 300 lines, except words and translations', () => {
  const words =
    /^packages\/lexicon\/src\/|^bench\/read-open\/words\/|\/i18n\/(en|zh)\/|\/sentences\/|\/typesetter\/(templates|src\/samples)\//;
  const rooms = everything.filter(({ path }) => !words.test(path) && !isTest(path));
  const long = rooms.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
});

function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
