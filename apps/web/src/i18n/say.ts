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

export const currentLanguage = (): Language => (i18n.language === 'zh' ? 'zh' : 'en');
export const hasWords = (of: Language, space: string): boolean => i18n.hasResourceBundle(of, space);
/** Words, or what else came with them. */
export const wordsOf = (of: Language, space: string): object | undefined =>
  i18n.getResourceBundle(of, space) as object | undefined;

export function addWords(of: Language, spaces: Record<string, object>): void {
  for (const [space, words] of Object.entries(spaces)) i18n.addResourceBundle(of, space, words);
}

/** From now on all is said in this language, of which the words are there. */
export const speak = (next: Language): void => void i18n.changeLanguage(next);

export function onLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/** The same function for the same language and namespace, as long as the page lives. A key that has no words says itself. */
export function sayIn<First extends Space, All extends Space = First>(of: Language, first: First): Say<First, All> {
  const known = `${of} ${first}`;
  const t = i18n.getFixedT(of, first) as unknown as (key: string, values: object) => unknown;
  const made =
    says.get(known) ??
    (Object.assign((key: string, values: Values = {}) => t(key, values), {
      list: (key: string, values: Values = {}) => t(key, { ...values, returnObjects: true }),
    }) as unknown as Say);
  says.set(known, made);
  return made as unknown as Say<First, All>;
}
