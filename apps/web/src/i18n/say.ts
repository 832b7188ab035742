import type { Language } from '@verdant/contracts';
import i18next from 'i18next';
import type { Say, Space, Values } from './typed.ts';

const i18n = i18next.createInstance();
// everything that it says was loaded before: nothing of it waits
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});
const says = new Map<string, Say>();
/** What keys say that were asked for without values, until there are more words. */
const bares: Map<string, unknown>[] = [];

export const currentLanguage = (): Language => (i18n.language === 'zh' ? 'zh' : 'en');
export const hasWords = (of: Language, space: string): boolean => i18n.hasResourceBundle(of, space);
/** Words, or what else came with them. */
export const wordsOf = (of: Language, space: string): object | undefined =>
  i18n.getResourceBundle(of, space) as object | undefined;

export function addWords(of: Language, spaces: Record<string, object>): void {
  for (const [space, words] of Object.entries(spaces)) i18n.addResourceBundle(of, space, words);
  for (const bare of bares) bare.clear();
}

/** From now on all is said in this language, of which the words are there. */
export const speak = (next: Language): void => void i18n.changeLanguage(next);

export function onLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

function make(of: Language, first: Space): Say {
  const t = i18n.getFixedT(of, first) as unknown as (key: string, values: Values) => unknown;
  const bare = new Map<string, unknown>();
  bares.push(bare);
  const say = (key: string, values?: Values) => {
    if (values) return t(key, values);
    if (!bare.has(key)) bare.set(key, t(key, {}));
    return bare.get(key);
  };
  const list = (key: string, values: Values = {}) => t(key, { ...values, returnObjects: true });
  return Object.assign(say, { list }) as unknown as Say;
}

/** The same function for the same language and namespace, as long as the page lives. A key that has no words says itself. */
export function sayIn<First extends Space, All extends Space = First>(of: Language, first: First): Say<First, All> {
  const known = `${of} ${first}`;
  if (!says.has(known)) says.set(known, make(of, first));
  return says.get(known) as unknown as Say<First, All>;
}
