import type { Language } from '@verdant/contracts';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLanguage, LANGUAGE_STORE } from './first-language.ts';

export { firstLanguage } from './first-language.ts';
export const i18n = i18next;

/** Words come in parts: those of the public shell and the home page first, those of signing in, all. */
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
const all: Part = {
  known: 'workspace',
  en: async () => (await import('./en/index.ts')).en,
  zh: async () => (await import('./zh/index.ts')).zh,
};

export const settings = {
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
} as const;

const tellDocument = (language: string) => {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
};

let tellStarted = () => {};
const started = new Promise<void>((resolve) => {
  tellStarted = resolve;
});

/** Loads the first words of one language and sets everything up. Awaited before the first rendering. */
export async function startI18n(language = firstLanguage(localStorage.getItem(LANGUAGE_STORE), navigator.language)) {
  i18n.on('languageChanged', tellDocument);
  await i18n.use(initReactI18next).init({
    ...settings,
    lng: language,
    resources: { [language]: (await first[language]()) as ResourceLanguage },
  });
  tellStarted();
}

export const currentLanguage = (): Language => (i18n.language === 'zh' ? 'zh' : 'en');

const needed = new Set([first]);
async function load(part: Part, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, part.known)) return;
  for (const [name, bundle] of Object.entries(await part[language]())) i18n.addResourceBundle(language, name, bundle);
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

/** Switches, and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => load(part, language)));
  localStorage.setItem(LANGUAGE_STORE, language);
  await i18n.changeLanguage(language);
}
