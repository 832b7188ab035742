import type { InLanguage, Language } from '@verdant/contracts';

const isLocalized = (value: object): value is { en: string; zh: string } =>
  typeof (value as { en?: unknown }).en === 'string' &&
  typeof (value as { zh?: unknown }).zh === 'string' &&
  Object.keys(value).length === 2;

/** `value` with every `{en, zh}` inside it replaced by the text of one language. */
export function localized<T>(value: T, language: Language): InLanguage<T> {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    if (isLocalized(node)) return node[language];
    // walked with every look at a résumé: a list of pairs would cost three times as much
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(node)) copy[key] = walk((node as Record<string, unknown>)[key]);
    return copy;
  };
  return walk(value) as InLanguage<T>;
}
