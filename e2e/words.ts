import type { Language } from '@verdant/contracts';
import { en } from '../apps/web/src/i18n/en/index.ts';
import { zh } from '../apps/web/src/i18n/zh/index.ts';

/** What the pages say: journeys look for the very words that people see. */
export const wordsOf = (language: Language): typeof en => (language === 'zh' ? (zh as unknown as typeof en) : en);

/** A pattern for a text with `{{gaps}}`. */
export const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+?'));
