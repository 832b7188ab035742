/** Where the choice is kept. */
export const LANGUAGE_STORE = 'language';

/** The stored choice, else the browser's language before the dash, else English. It must need nothing from here. */
export function firstLanguage(stored: string | null, browser: string): 'en' | 'zh' {
  const wanted = stored === 'zh' || stored === 'en' ? stored : browser.split('-')[0]?.toLowerCase();
  return wanted === 'zh' ? 'zh' : 'en';
}
