import { otherLanguage } from '@verdant/contracts/constants';
import { chooseLanguage, currentLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadPart } from '../../lib/weather/parts.ts';

/** The language that one would get, by its own name. Texts of the server are asked for again in it. */
export function useOtherLanguage() {
  useTranslation();
  const other = otherLanguage(currentLanguage());
  const choose = async () => {
    await loadPart(() => chooseLanguage(other));
    await queryClient.invalidateQueries();
  };
  return { name: other === 'zh' ? '中文' : 'EN', lang: other === 'zh' ? 'zh-CN' : 'en', choose };
}
