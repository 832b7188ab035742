import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, LANGUAGES, PHONE, test } from './fixtures.ts';
import { htmlLang } from './site/audit.ts';
import { wordsOf } from './words.ts';

/** Browsers place what they lay out in steps of 1/64 px; a percentage may come out a step apart. */
const SMALLEST_STEP_PX = 1 / 64;
/** What the scripts of a first visit to the home page may weigh, each compressed by gzip. */
const SCRIPTS_MAX_KB = 130;

/** Lets the page's program wait until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/react-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('a first visit', () => {
  for (const language of LANGUAGES) {
    test(`sees the first screen (${language}) while the scripts are on their way, and nothing moves when they come`, async ({
      visit,
    }) => {
      const { page, errors } = await visit(language);
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const headline = page.getByRole('heading', { level: 1 });
      await headline.waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[language]);
      expect(await page.locator('footer').count()).toBe(0);
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header nav a, main > section :is(span, p, a, img)')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { name: element.localName, place: [x, y, width, height] };
          }),
        );
      const before = await places();
      const words = await headline.textContent();
      release();
      await page.locator('footer').waitFor();
      expect(await headline.textContent()).toBe(words);
      expect(words).toBe(wordsOf(language).home.headline.join(''));
      const after = await places();
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      const moved = after.flatMap(({ place }, i) => place.map((at, k) => Math.abs(at - before[i]!.place[k]!)));
      expect(Math.max(...moved)).toBeLessThanOrEqual(SMALLEST_STEP_PX);
      expect(errors).toEqual([]);
    });
  }

  test('may press a button before the scripts are there: it is pressed when they are', async ({ visit }) => {
    const { page, errors } = await visit('en', undefined, { viewport: PHONE });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const { layout, common } = wordsOf('en');
    await page.getByRole('button', { name: layout.menu }).click();
    release();
    await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
    expect(errors).toEqual([]);
  });

  test(`is at home with at most ${SCRIPTS_MAX_KB} kB of scripts`, async ({ visit, baseURL }) => {
    const { page } = await visit('en');
    await page.goto('/');
    await page.locator('footer').waitFor();
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
    // a part is fetched and then imported
    const scripts = new Set(names);
    const bodies = await Promise.all(
      [...scripts].map(async (url) => (await fetch(new URL(url, baseURL))).arrayBuffer()),
    );
    const sizes = bodies.map((body) => gzipSync(Buffer.from(body)).length / 1000);
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPTS_MAX_KB);
  });

  test('gets files that were compressed when they were built, to keep for a year, and a page to ask for again', async ({
    baseURL,
  }) => {
    const ask = (path: string, encoding: string) =>
      fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': encoding } });
    const page = await ask('/', 'identity');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = /assets\/[\w-]+\.js/.exec(await page.text())![0];
    const answers = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(`/${script}`, encoding)));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/^\w+\/javascript/);
      expect(headers.get('vary')).toMatch(/accept-encoding/i);
    }
  });
});
