import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { en } from './en/index.ts';
import { chooseLanguage, firstLanguage, say } from './index.ts';
import { zh } from './zh/index.ts';

type Leaf = { path: string; text: string };
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

const english = leaves(en);
const chinese = new Map(leaves(zh).map(({ path, text }) => [path, text]));

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...chinese.keys()].sort()).toEqual(english.map(({ path }) => path).sort());
  });

  it('have the same gaps to fill, but for the figure that an English singular may leave out', () => {
    const plural = english.filter(({ path }) => !path.endsWith('_one'));
    const differing = plural.filter(({ path, text }) => String(gaps(text)) !== String(gaps(chinese.get(path) ?? '')));
    expect(differing).toEqual([]);
  });

  it('name no format: figures and dates are written by functions, and the build leaves the formats of i18next out', () => {
    const named = [...english, ...leaves(zh)].filter(({ text }) => /\{\{\w+\s*,/.test(text));
    expect(named).toEqual([]);
  });

  it('are silent in the same places, but for a line and a space that only English has', () => {
    const silent = english.filter(({ path, text }) => (text === '') !== (chinese.get(path) === ''));
    expect(silent.map(({ path }) => path)).toEqual(['home.headline.2', 'analysis.engine.join']);
  });
});

describe('the first language', () => {
  it.each([
    ['zh', 'en-US', 'zh'],
    ['en', 'zh-CN', 'en'],
    [null, 'zh-CN', 'zh'],
    [null, 'zh', 'zh'],
    [null, 'ZH-tw', 'zh'],
    [null, 'de-DE', 'en'],
    ['fr', 'zh-CN', 'zh'],
  ])('stored %s, browser %s → %s', (stored, navigator, expected) => {
    expect(firstLanguage(stored, navigator)).toBe(expected);
  });
});

describe('choosing', () => {
  beforeAll(browser);
  it('loads the other language, tells the document and remembers', async () => {
    expect(document.documentElement.lang).toBe('en');
    await chooseLanguage('zh');
    expect(say('errors:status', { status: 502 })).toBe('请求失败，状态码 502');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(localStorage.getItem('language')).toBe('zh');
  });
});
