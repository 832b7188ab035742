import { describe, expect, it } from 'vitest';
import { enter } from './person.ts';
import { htmlLang } from './site/audit.ts';
import { browser, stack, useSite } from './use-site.ts';
import { wordsOf } from './words.ts';

useSite();

describe('a first visit', () => {
  it.each(['en', 'zh'] as const)(
    'sees the first screen (%s) while the scripts are on their way, and nothing moves when they come',
    async (language) => {
      const { page, errors, close } = await enter(browser, language);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/assets\/react-.*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(stack.url, { waitUntil: 'commit' });
      const headline = page.getByRole('heading', { level: 1 });
      await headline.waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[language]);
      expect(await page.locator('footer').count()).toBe(0);
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header nav a, main > section :is(span, p, a, img)')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, x, y, width, height].join(' ');
          }),
        );
      const before = await places();
      const words = await headline.textContent();
      release();
      await page.locator('footer').waitFor();
      expect(await headline.textContent()).toBe(words);
      expect(words).toBe(wordsOf(language).home.headline.join(''));
      expect(await places()).toEqual(before);
      expect(errors).toEqual([]);
      await close();
    },
  );

  it('gets files that were compressed when they were built, to keep for a year, and a page to ask for again', async () => {
    const ask = (path: string, encoding: string) =>
      fetch(`${stack.url}${path}`, { headers: { 'accept-encoding': encoding } });
    const page = await ask('/', 'identity');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = /assets\/react-[\w-]+\.js/.exec(await page.text())![0];
    const answers = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(`/${script}`, encoding)));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/^\w+\/javascript/);
      expect(headers.get('vary')).toMatch(/accept-encoding/i);
    }
  });
});
