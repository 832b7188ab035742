import type { InLanguage, Language } from '@verdant/contracts';

const isLocalized = (value: object): value is { en: string; zh: string } =>
  Object.keys(value).length === 2 &&
  typeof (value as { en?: unknown }).en === 'string' &&
  typeof (value as { zh?: unknown }).zh === 'string';

/** `value` with every `{en, zh}` inside it replaced by the text of one language. */
export function localized<T>(value: T, language: Language): InLanguage<T> {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    if (isLocalized(node)) return node[language];
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as InLanguage<T>;
}
