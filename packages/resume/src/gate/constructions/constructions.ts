import type { Language } from '@verdant/contracts';
import { remember } from '../meaning/remember.ts';
import { chineseConstructions, chineseWritings } from './chinese.ts';
import type { Construction } from './construction.ts';
import { englishInFull } from './en/in-full.ts';
import { englishConstructions } from './english.ts';
import { chineseSpokenWays } from './zh/light-words.ts';
import { chineseReworded } from './zh/reworded.ts';
import { chineseSpoken } from './zh/spoken.ts';

const told = (rules: readonly Construction[]) =>
  remember((text) =>
    rules
      .reduce((rest, [pattern, form]) => rest.replace(pattern, form as string), text)
      .replace(/\s{2,}/g, ' ')
      .replace(/\s+(?=[,;.])/g, '')
      .replace(/,+(?=[,;.]|$)/g, '')
      .trim(),
  );
const inEnglish = told(englishConstructions);
const inChinese = told(chineseConstructions);
/** A Chinese text with its figures, dates, hours and small words in one writing as well. */
export const inOneWriting = told(chineseWritings);

/** An English text with its shorthand written out. */
export const inFull = told(englishInFull);
/** A Chinese text with its spoken turns as one writes them. */
export const asWritten = told([...chineseSpoken, ...chineseReworded, ...chineseSpokenWays]);

/** A text with each construction in the one form that they share, to be compared only, never shown. */
export const inOneForm = (text: string, language: Language): string =>
  language === 'zh' ? inChinese(text) : inEnglish(text);
