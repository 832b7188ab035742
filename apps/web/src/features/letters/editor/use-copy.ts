import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/toast.ts';

/** Puts a text on the clipboard, and says whether it worked. */
export function useCopy() {
  const { t } = useTranslation('letters');
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'));
    }
  };
}
