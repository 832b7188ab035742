import type { Country } from '@verdant/contracts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useT } from '../../../editor/use-t.ts';
import { currentLanguage } from '../../../i18n/index.ts';

/** What the rules assume where no country is chosen hangs on the résumé's language. */
export const useUsualCountry = (): string => {
  const { t } = useT();
  const name = useCountryName();
  const language = useDocumentState(({ draft }) => draft.language);
  return language === 'zh' ? name('CN') : t('analysis:whom.anywhere');
};

/** A country in the language of the page, as the browser calls it. */
export const useCountryName = (): ((country: Country) => string) => {
  const { t } = useT();
  const names = new Intl.DisplayNames([currentLanguage() === 'zh' ? 'zh-CN' : 'en'], { type: 'region' });
  return (country) => (country === 'INT' ? t('analysis:whom.elsewhere') : (names.of(country) ?? country));
};
