import type { Language } from '@verdant/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const i18n = i18next;
const STORE = 'language';

const loadFirst = async (language: Language) =>
  language === 'zh' ? (await import('./zh/first.ts')).first : (await import('./en/first.ts')).first;
const loadAll = async (language: Language) =>
  language === 'zh' ? (await import('./zh/index.ts')).zh : (await import('./en/index.ts')).en;

/** The stored choice, else the browser's language before the dash, else English. */
export function firstLanguage(stored: string | null, browser: string): Language {
  const wanted = stored === 'zh' || stored === 'en' ? stored : browser.split('-')[0]?.toLowerCase();
  return wanted === 'zh' ? 'zh' : 'en';
}

const tellDocument = (language: string) => {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
};

/** Loads the first words of one language and sets everything up. Awaited before the first rendering. */
export async function startI18n(language = firstLanguage(localStorage.getItem(STORE), navigator.language)) {
  i18n.on('languageChanged', tellDocument);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await loadFirst(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
}

export const currentLanguage = (): Language => (i18n.language === 'zh' ? 'zh' : 'en');

const put = (language: Language, texts: object) => {
  for (const [name, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, name, bundle);
};

let all = false;
/** Fetches the words that only later pages need. A page that says them waits for it. */
export async function needAllWords(): Promise<void> {
  all = true;
  const language = currentLanguage();
  if (!i18n.hasResourceBundle(language, 'workspace')) put(language, await loadAll(language));
}

/** Switches, and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, all ? 'workspace' : 'common'))
    put(language, await (all ? loadAll(language) : loadFirst(language)));
  localStorage.setItem(STORE, language);
  await i18n.changeLanguage(language);
}
