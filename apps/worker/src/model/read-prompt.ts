import { readFileSync } from 'node:fs';
import type { Language } from '@verdant/contracts';

const read = (url: URL) => readFileSync(url, 'utf8').trim();

const wording: Record<Language, string> = {
  en: read(new URL('wording.en.md', import.meta.url)),
  zh: read(new URL('wording.zh.md', import.meta.url)),
};
const names: Record<Language, string> = { en: 'English', zh: 'Simplified Chinese (简体中文)' };

/** The `prompt.md` beside a file (its `import.meta.url`): what a model is told, for each language it may write in. */
export function readPrompt(beside: string): Record<Language, string> {
  const text = read(new URL('prompt.md', beside));
  const fill = (language: Language) =>
    text.replaceAll('{{language}}', names[language]).replaceAll('{{wording}}', wording[language]);
  return { en: fill('en'), zh: fill('zh') };
}
