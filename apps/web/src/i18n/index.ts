import type { Language } from '@verdant/contracts';
import { firstLanguage, LANGUAGE_STORE } from './first-language.ts';
import type { SampleAccount } from './sample/account.ts';
import { addWords, currentLanguage, hasWords, sayIn, speak, wordsOf } from './say.ts';
import type { Say, Space } from './typed.ts';

export { firstLanguage } from './first-language.ts';
export { currentLanguage } from './say.ts';

/** Says a text outside of components, in the language of the moment. */
export const say = (...told: Parameters<Say<'common', Space>>): string =>
  sayIn<'common', Space>(currentLanguage(), 'common')(...told);

/** What the sample of the home page is said to be like, in the language of the moment. */
export const sampleNow = () => wordsOf(currentLanguage(), 'sample') as SampleAccount;

/** Words come in parts: those of the public shell and the home page first, those of signing in, of paying, all. */
type Load = () => Promise<Record<string, object>>;
type Part = { known: string; en: Load; zh: Load };
const first: Part = {
  known: 'common',
  en: async () => (await import('./en/first.ts')).first,
  zh: async () => (await import('./zh/first.ts')).first,
};
const auth: Part = {
  known: 'auth',
  en: async () => ({ auth: (await import('./en/auth.ts')).auth }),
  zh: async () => ({ auth: (await import('./zh/auth.ts')).auth }),
};
const purchase: Part = {
  known: 'purchase',
  en: async () => ({ purchase: (await import('./en/purchase.ts')).purchase }),
  zh: async () => ({ purchase: (await import('./zh/purchase.ts')).purchase }),
};
const all: Part = {
  known: 'workspace',
  en: async () => (await import('./en/index.ts')).en,
  zh: async () => (await import('./zh/index.ts')).zh,
};

let tellStarted = () => {};
const started = new Promise<void>((resolve) => {
  tellStarted = resolve;
});

function turnTo(language: Language): void {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  speak(language);
}

/** Loads the first words of one language. Awaited before the first rendering. */
export async function startI18n(language = firstLanguage(localStorage.getItem(LANGUAGE_STORE), navigator.language)) {
  await load(first, language);
  turnTo(language);
  tellStarted();
}

const needed = new Set([first]);
async function load(part: Part, language: Language): Promise<void> {
  if (!hasWords(language, part.known)) addWords(language, await part[language]());
}
const need = (part: Part) => async (): Promise<void> => {
  needed.add(part);
  // a page may be on its way before the first words are there
  await started;
  await load(part, currentLanguage());
};

/** Fetches the words that only later pages need. A page that says them waits for it. */
export const needAllWords = need(all);
export const needAuthWords = need(auth);
export const needPurchaseWords = need(purchase);

/** Switches, and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => load(part, language)));
  localStorage.setItem(LANGUAGE_STORE, language);
  turnTo(language);
}
