import type { ErrorName, Language } from '@verdant/contracts';
import { en } from './en.ts';
import { fieldName } from './fields.ts';
import { zh } from './zh.ts';

const maps = { en, zh };

/** The sentence for a failure in the language of a request. */
export function sentence(
  error: ErrorName,
  language: Language,
  values: { field?: string; requestId?: string; maxBytes?: number | undefined; seconds?: number } = {},
): string {
  return maps[language][error]
    .replace('{field}', () => fieldName(values.field, language))
    .replace('{limit}', () => sizeIn(values.maxBytes))
    .replace('{seconds}', () => String(values.seconds ?? ''))
    .replace('{requestId}', () => values.requestId ?? '');
}

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
