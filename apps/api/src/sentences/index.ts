import type { ErrorName, Language } from '@verdant/contracts';
import { en } from './en.ts';
import { inputOf } from './fields.ts';
import { zh } from './zh.ts';

const maps = { en, zh };
const verbs = { en: { typed: 'input', chosen: 'select' }, zh: { typed: '输入', chosen: '选择' } };
const exampleIn = { en: (text: string) => `, for example ${text}`, zh: (text: string) => `，例如 ${text}` };

type Values = { field?: string; requestId?: string; maxBytes?: number | undefined; seconds?: number };

/** The sentence for a failure in the language of a request. */
export function sentence(error: ErrorName, language: Language, values: Values = {}): string {
  const { name, chosen, example } = inputOf(values.field);
  return maps[language][error]
    .replace('{verb}', () => verbs[language][chosen ? 'chosen' : 'typed'])
    .replace('{field}', () => name[language] + (example ? exampleIn[language](example[language]) : ''))
    .replace('{limit}', () => sizeIn(values.maxBytes))
    .replace('{seconds}', () => String(values.seconds ?? ''))
    .replace('{requestId}', () => values.requestId ?? '');
}

/** The same in every language. */
export const sentences = (error: ErrorName, values?: Values): Record<Language, string> => ({
  en: sentence(error, 'en', values),
  zh: sentence(error, 'zh', values),
});

const KB = 1024;
/** Rounded down: what is said to fit does fit. */
const sizeIn = (bytes = 0): string =>
  bytes >= KB * KB ? `${Math.floor(bytes / KB / KB)} MB` : `${Math.floor(bytes / KB)} KB`;

/** The first language of `Accept-Language` that the product has, else English. */
export function requestLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().split(/[-;]/)[0]?.toLowerCase();
    if (tag === 'zh' || tag === 'en') return tag;
  }
  return 'en';
}
