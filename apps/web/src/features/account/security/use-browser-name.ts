import { useTranslation } from '../../../i18n/use-translation.ts';
import { browserName } from './browser-name.ts';

/** What a `User-Agent` is called on the page, "Firefox on Windows"; null where nothing of it is known. */
export function useBrowserName(): (userAgent: string) => string | null {
  const { t } = useTranslation('account');
  return (userAgent) => {
    const { browser, system } = browserName(userAgent);
    return browser && system ? t('security.on', { browser, system }) : (browser ?? system);
  };
}
