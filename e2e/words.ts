import type { Language } from '@verdant/contracts';
import { en } from '../apps/web/src/i18n/en/index.ts';
import { zh } from '../apps/web/src/i18n/zh/index.ts';

export type Words = typeof en;

/** What the pages say: tests look for the very words that people see. */
export const wordsOf = (language: Language): Words => (language === 'zh' ? (zh as unknown as Words) : en);

/** A pattern for a text with `{{gaps}}`. */
export const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+?'));

/** A pattern for a counted text of the review, whether it is one or several. */
export const countedIn = ({ analysis }: Words, key: 'chooseAll' | 'pending' | 'settled'): RegExp =>
  new RegExp(`${patternOf(analysis[`${key}_one`]).source}|${patternOf(analysis[`${key}_other`]).source}`);
