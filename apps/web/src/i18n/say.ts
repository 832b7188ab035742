import type { Language } from '@verdant/contracts';
import type { Say, Space, Values } from './typed.ts';

const words: Record<Language, Record<string, object>> = { en: {}, zh: {} };
const says = new Map<string, Say>();
const listeners = new Set<() => void>();
let language: Language = 'en';

export const currentLanguage = (): Language => language;
export const hasWords = (of: Language, space: string): boolean => space in words[of];
/** Words, or what else came with them. */
export const wordsOf = (of: Language, space: string): object | undefined => words[of][space];
export const addWords = (of: Language, spaces: Record<string, object>): void => void Object.assign(words[of], spaces);

/** From now on all is said in this language, of which the words are there. */
export function speak(next: Language): void {
  language = next;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w{1,40})\}\}/g, (gap, name) => (name in values ? String(values[name] ?? '') : gap));

function filled(found: unknown, values: Values): unknown {
  if (typeof found === 'string') return fill(found, values);
  if (Array.isArray(found)) return found.map((one) => filled(one, values));
  return Object.fromEntries(Object.entries(found as object).map(([key, one]) => [key, filled(one, values)]));
}

/** The endings that a counted text may have, the nearest first. */
const endingsOf = (of: Language, { count }: Values): string[] =>
  count === undefined ? [''] : [...(count === 0 ? ['_zero'] : []), `_${new Intl.PluralRules(of).select(count)}`, ''];

/** A key that has no words says itself. */
function say(of: Language, first: Space, key: string, values: Values): unknown {
  const [path, space = first] = key.split(':').reverse() as [string, Space?];
  const at = (ending: string) =>
    `${path}${ending}`
      .split('.')
      .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], words[of][space]);
  const found = endingsOf(of, values)
    .map(at)
    .find((one) => one !== undefined);
  return filled(found ?? key, values);
}

/** The same function for the same language and namespace, as long as the page lives. */
export function sayIn<First extends Space, All extends Space = First>(of: Language, first: First): Say<First, All> {
  const known = `${of} ${first}`;
  const made =
    says.get(known) ??
    (Object.assign((key: string, values: Values = {}) => say(of, first, key, values), {
      list: (key: string, values: Values = {}) => say(of, first, key, values),
    }) as unknown as Say);
  says.set(known, made);
  return made as unknown as Say<First, All>;
}
