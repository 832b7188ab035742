import { availableParallelism, cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { samples } from '@verdant/typesetter';
import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { addResume, createAccount, enter } from '../e2e/person.ts';
import { startProduct } from '../e2e/product.ts';
import { buildWeb } from '../scripts/lib/build/web.ts';
import { type Device, devices, type Visit, visit } from './load/visit.ts';
import { median, table } from './render/table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const print = (text: string) => process.stdout.write(`${text}\n`);
const KINDS = ['JS', 'CSS', 'fonts', 'images', 'other'];

if (!process.env.E2E_WEB_DIR) await buildWeb();
const [product, browser] = [await startProduct(), await openBrowser()];

/** An account with one résumé; `state` holds its session and nothing cached. */
async function createMember() {
  const { page, close } = await enter(browser, 'en', { baseURL: product.url });
  await createAccount(page, 'load@example.com');
  const resumeId = await addResume(page, { name: 'Load', language: 'en', content: samples.en });
  const state = await page.context().storageState();
  await close();
  return { path: `/resume-library/${resumeId}`, state };
}

/** kB of the scripts as gzip makes them at its usual level, whatever the browser asked for. */
async function gzipped(urls: string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).length, 0) / 1000;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(0);
const middle = (visits: Visit[], value: (visit: Visit) => number) => median(visits.map(value));

async function row(name: string, device: Device, visits: Visit[]): Promise<string[]> {
  const last = visits.at(-1)!;
  return [
    name,
    device,
    String(middle(visits, ({ requests }) => requests)),
    String(Math.max(...visits.map(({ foreign }) => foreign))),
    (await gzipped(last.scripts)).toFixed(1),
    ...KINDS.map((kind) => kb(middle(visits, ({ bytes }) => bytes[kind] ?? 0))),
    middle(visits, ({ fcp }) => fcp).toFixed(0),
    `${middle(visits, ({ lcp }) => lcp).toFixed(0)} ${last.lcpOf}`,
    middle(visits, ({ cls }) => cls).toFixed(3),
    middle(visits, ({ blocking }) => blocking).toFixed(0),
  ];
}

const { path, state } = await createMember();
const visible = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const pages = [
  { name: '/home', path: '/home', shown: () => visible('footer') },
  { name: 'workspace', path, state, shown: (device: Device) => visible(device === 'phone' ? 'h1' : '[data-page]') },
];
const rows: string[][] = [];
for (const { name, shown, ...order } of pages)
  for (const device of Object.keys(devices) as Device[]) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++)
      visits.push(await visit(browser, { ...order, origin: product.url, device }, shown(device)));
    rows.push(await row(name, device, visits));
  }

const version = browser.version();
await browser.close();
await product.stop();
print(`${cpus()[0]?.model ?? 'a machine'}, ${availableParallelism()} cores, Chromium ${version}.`);
print(
  `Cold visits, medians of ${rounds}. Phone: 390×844, CPU ÷ 4, 1.6 Mbit/s, 150 ms a round trip; there the workspace`,
);
print(
  'says that it needs a computer. kB = 1,000 bytes as transferred, "JS gzip" the same scripts compressed by gzip.\n',
);
const head = ['page', 'device', 'requests', 'foreign', 'JS gzip', ...KINDS.map((kind) => `${kind} kB`)];
print(table([...head, 'FCP ms', 'LCP ms', 'CLS', 'blocking ms'], rows));
process.exit(0);
