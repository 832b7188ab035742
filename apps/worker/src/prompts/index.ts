import { readFileSync } from 'node:fs';
import type { Language } from '@verdant/contracts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

const wording: Record<Language, string> = { en: read('wording.en.md'), zh: read('wording.zh.md') };
const names: Record<Language, string> = { en: 'English', zh: 'Simplified Chinese (简体中文)' };

const forLanguage = (text: string): Record<Language, string> => {
  const fill = (language: Language) =>
    text.replaceAll('{{language}}', names[language]).replaceAll('{{wording}}', wording[language]);
  return { en: fill('en'), zh: fill('zh') };
};

/** What a model is told, for a résumé of each language. */
export const prompts = {
  analyze: forLanguage(read('analyze.md')),
  assign: forLanguage(read('assign.md')),
  fix: forLanguage(read('fix.md')),
  tailor: forLanguage(read('tailor.md')),
  /** by the language that is translated into */
  translate: forLanguage(read('translate.md')),
};
