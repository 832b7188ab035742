import type { Country } from '@verdant/contracts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { currentLanguage } from '../../../i18n/index.ts';

/** `COUNTRIES` of the contracts, which the web takes types from only. */
export const COUNTRIES = [
  'CN',
  'HK',
  'TW',
  'SG',
  'JP',
  'KR',
  'IN',
  'AE',
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'NL',
  'SE',
  'INT',
] as const satisfies readonly Country[];

/** What the rules assume where no country is chosen hangs on the résumé's language. */
export const useUsualCountry = (): string => {
  const { t } = useT();
  const name = useCountryName();
  return useWorkspace().state.draft.language === 'zh' ? name('CN') : t('analysis:whom.anywhere');
};

/** A country in the language of the page, as the browser calls it. */
export const useCountryName = (): ((country: Country) => string) => {
  const { t } = useT();
  const names = new Intl.DisplayNames([currentLanguage() === 'zh' ? 'zh-CN' : 'en'], { type: 'region' });
  return (country) => (country === 'INT' ? t('analysis:whom.elsewhere') : (names.of(country) ?? country));
};
