import type { PayChannel } from '@verdant/contracts';
import { useTranslation } from '../i18n/use-translation.ts';

/** What ways to pay are called. */
export function usePayWords() {
  const { t } = useTranslation();
  return { channel: (channel: PayChannel) => t(`pay.${channel}`) };
}
