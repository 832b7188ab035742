import { availableParallelism, cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { samples } from '@verdant/typesetter';
import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { addResume, createAccount, enter } from '../e2e/person.ts';
import { startProduct } from '../e2e/product.ts';
import { buildWeb, WEB_DIST } from '../scripts/lib/build/web.ts';
import { type Device, devices, type Visit, visit } from './load/visit.ts';
import { median, table } from './render/table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const print = (text: string) => process.stdout.write(`${text}\n`);
const KINDS = ['JS', 'CSS', 'fonts', 'images', 'other'];

if (!process.env.E2E_WEB_DIR) await buildWeb();
const browser = await openBrowser();
/** `BENCH_BEFORE` names another build of the web: both are visited in turn. */
const builds = [
  ...(process.env.BENCH_BEFORE ? [{ build: 'before', webDir: process.env.BENCH_BEFORE }] : []),
  { build: 'this', webDir: process.env.E2E_WEB_DIR ?? WEB_DIST },
];

/** An account with one résumé; `state` holds its session and nothing cached. */
async function createMember(origin: string) {
  const { page, close } = await enter(browser, 'en', { baseURL: origin });
  await createAccount(page, 'load@example.com');
  const resumeId = await addResume(page, { name: 'Load', language: 'en', content: samples.en });
  const state = await page.context().storageState();
  await close();
  return { path: `/resume-library/${resumeId}`, state };
}

/** A product of its own for each build, with a member in it. */
async function start({ build, webDir }: (typeof builds)[number]) {
  const product = await startProduct(null, webDir);
  return { build, product, member: await createMember(product.url) };
}

/** kB of the scripts as gzip makes them at its usual level, whatever the browser asked for. */
async function gzipped(urls: string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).length, 0) / 1000;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(0);
const middle = (visits: Visit[], value: (visit: Visit) => number) => median(visits.map(value));

async function row(name: string, device: Device, build: string, visits: Visit[]): Promise<string[]> {
  const last = visits.at(-1)!;
  return [
    name,
    device,
    build,
    String(middle(visits, ({ requests }) => requests)),
    String(Math.max(...visits.map(({ foreign }) => foreign))),
    (await gzipped(last.scripts)).toFixed(1),
    ...KINDS.map((kind) => kb(middle(visits, ({ bytes }) => bytes[kind] ?? 0))),
    middle(visits, ({ heading }) => heading).toFixed(0),
    middle(visits, ({ fcp }) => fcp).toFixed(0),
    `${middle(visits, ({ lcp }) => lcp).toFixed(0)} ${last.lcpOf}`,
    middle(visits, ({ cls }) => cls).toFixed(3),
    middle(visits, ({ blocking }) => blocking).toFixed(0),
  ];
}

const running: Awaited<ReturnType<typeof start>>[] = [];
for (const build of builds) running.push(await start(build));
const visible = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const pages = [
  { name: '/home', of: () => ({ path: '/home' }), shown: () => visible('footer') },
  {
    name: 'workspace',
    of: ({ member }: (typeof running)[number]) => member,
    shown: (device: Device) => visible(device === 'desktop' ? '[data-page]' : 'h1'),
  },
];
/** `BENCH_PAGE` names one of them; without it all are measured. */
const wanted = pages.filter(({ name }) => name === (process.env.BENCH_PAGE ?? name));
const rows: string[][] = [];
for (const { name, of, shown } of wanted)
  for (const device of Object.keys(devices) as Device[]) {
    const visits = running.map(() => [] as Visit[]);
    for (let round = 0; round < rounds; round++)
      for (const [at, one] of running.entries())
        visits[at]!.push(await visit(browser, { ...of(one), origin: one.product.url, device }, shown(device)));
    for (const [at, { build }] of running.entries()) rows.push(await row(name, device, build, visits[at]!));
  }

const version = browser.version();
await browser.close();
for (const { product } of running) await product.stop();
print(`${cpus()[0]?.model ?? 'a machine'}, ${availableParallelism()} cores, Chromium ${version}.`);
print(
  `Cold visits, medians of ${rounds}. Phone: 390×844, CPU ÷ 4, 1.6 Mbit/s (or 400 kbit/s), 150 ms a round trip; there`,
);
print(
  'the workspace says that it needs a computer. kB = 1,000 bytes as transferred, "JS gzip" the same scripts compressed by\ngzip, "h1" when the first heading was painted.\n',
);
const head = ['page', 'device', 'build', 'requests', 'foreign', 'JS gzip', ...KINDS.map((kind) => `${kind} kB`)];
print(table([...head, 'h1 ms', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms'], rows));
process.exit(0);
