import type { Language } from '@verdant/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const i18n = i18next;
const STORE = 'language';

const load = async (language: Language) =>
  language === 'zh' ? (await import('./zh/index.ts')).zh : (await import('./en/index.ts')).en;

/** The stored choice, else the browser's language before the dash, else English. */
export function firstLanguage(stored: string | null, browser: string): Language {
  const wanted = stored === 'zh' || stored === 'en' ? stored : browser.split('-')[0]?.toLowerCase();
  return wanted === 'zh' ? 'zh' : 'en';
}

const tellDocument = (language: string) => {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
};

/** Loads one language and sets everything up. Awaited before the first rendering. */
export async function startI18n(language = firstLanguage(localStorage.getItem(STORE), navigator.language)) {
  i18n.on('languageChanged', tellDocument);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await load(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
}

export const currentLanguage = (): Language => (i18n.language === 'zh' ? 'zh' : 'en');

/** Switches, and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'common'))
    for (const [name, texts] of Object.entries(await load(language))) i18n.addResourceBundle(language, name, texts);
  localStorage.setItem(STORE, language);
  await i18n.changeLanguage(language);
}
