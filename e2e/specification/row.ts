import type { BrowserContextOptions } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { expect, inOne, LONG, longBut, test } from '../fixtures.ts';
import type { Visitor } from '../person.ts';
import { picture } from '../picture.ts';
import { type Words, wordsOf } from '../words.ts';

type Look = Visitor & {
  language: Language;
  words: Words;
  /** keeps a picture under the row's name and this one */
  keep: (what: string) => Promise<void>;
};
type More = {
  /** the one in which it is looked at */
  inLanguage?: Language;
  /** for `npm run test:long` */
  isLong?: boolean;
  options?: BrowserContextOptions;
  /** some rows are about what goes wrong */
  mayFail?: boolean;
};

/** A part of a row of the specification, looked at in the browser. `row`: `R08-export-prompt`. */
export function lookAt(row: string, what: string, look: (at: Look) => Promise<void>, more: More = {}): void {
  const { inLanguage = 'en', isLong = false, options, mayFail = false } = more;
  for (const language of inOne(inLanguage))
    test(`${what}, ${language}`, isLong ? LONG : longBut(inLanguage, language), async ({ visit }) => {
      const visitor = await visit(language, undefined, options);
      const keep = (name: string) => picture(visitor.page, `${row}-${name}`, language);
      await look({ ...visitor, language, words: wordsOf(language), keep });
      if (!mayFail) expect(visitor.errors).toEqual([]);
    });
}
