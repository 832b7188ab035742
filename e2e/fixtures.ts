import { type BrowserContextOptions, test as base } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { enter, type Visitor } from './person.ts';

type Fixtures = {
  /** Opens the site in a browser context of its own, which is closed after the test. */
  visit: (language: Language, path?: string, options?: BrowserContextOptions) => Promise<Visitor>;
};

export const test = base.extend<Fixtures>({
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (language, path, options) => {
      const visitor = await enter(browser, language, options);
      visitors.push(visitor);
      if (path !== undefined) await visitor.page.goto(path);
      return visitor;
    });
    await Promise.all(visitors.map(({ close }) => close()));
  },
});

export { expect } from '@playwright/test';

export const LANGUAGES = ['en', 'zh'] as const;

/** `E2E_LANGUAGES=both` */
export const BOTH = process.env.E2E_LANGUAGES === 'both';

/**
 * For what both languages do alike: a run in one of them says it. Languages and widths are taken in turn from test to test;
 * `E2E_LANGUAGES=both` runs the other one too.
 */
export const inOne = (language: Language): readonly Language[] => (BOTH ? LANGUAGES : [language]);

/** One run of each kind of journey is short; what else is proven is for `npm run test:long`. */
export const LONG = { tag: '@long' };
/** The run in the other language of a test that is short in `short`. */
export const longBut = (short: Language, language: Language) => (language === short ? {} : LONG);

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
