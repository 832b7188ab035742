import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import type axe from 'axe-core';
import { wordsOf } from '../words.ts';

type Leaf = { path: string; text: string };
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));

const spaces = [wordsOf('en'), wordsOf('zh')].flatMap((words) =>
  Object.values(words).flatMap((space) => leaves(space)),
);
const texts = new Set(spaces.map(({ text }) => text));
/** What the page would show if a text were missing: its key. */
const keys = [...new Set(spaces.map(({ path }) => path))].filter((path) => !texts.has(path));

/** Keys that stand on the page instead of texts, gaps that nobody filled, a page without title, one that is too wide. */
export async function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const found: string[] = [];
    const keysOf = new Set(known);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (keysOf.has(text) || /\{\{\w+\}\}/.test(text)) found.push(`not translated: ${text}`);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title'])
        if (keysOf.has(element.getAttribute(name) ?? '')) found.push(`not translated: ${name} ${element.outerHTML}`);
    if (!/青简|Verdant/.test(document.title)) found.push(`no title: ${document.title}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`too wide: ${scrollWidth} of ${clientWidth}`);
    return found;
  }, keys);
}

/** axe's rules about colours: what else it finds does not change with the scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whatever this page opens brings axe with it: a fifth of what it costs to bring it to a page that stands. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(AXE);

/** What axe finds on the page as it stands, whatever its weight; in its colours alone where the rest was looked at. */
export async function violationsOf(page: Page, { colours = false } = {}): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        // what it would fetch beforehand, style sheets and media, none of these rules looks at
        preload: false,
        ...(rules ? { runOnly: { type: 'rule' as const, values: rules } } : {}),
      }),
    colours ? COLOUR_RULES : null,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.slice(0, 5).map(({ html, any }) => `${impact} ${id}: ${html.slice(0, 180)} ${any[0]?.message ?? ''}`),
  );
}

/** Gives, at each call, the console and page errors since the last one. */
export function collectConsoleErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors.splice(0);
}

export const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-CN' };
