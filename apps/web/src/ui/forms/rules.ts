import { isEmail, isGoodPassword, isUsername, NICKNAME_MAX } from '@verdant/contracts/constants';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a form of this feature demands of its fields; each answers with a sentence or null. */
export function useRules() {
  const { t } = useTranslation('auth');
  const email = (value: string) => {
    if (!value.trim()) return t('pleaseInput', { field: t('fieldEmail') });
    return isEmail(value.trim()) ? null : t('emailExample', { field: t('fieldEmail') });
  };
  const somePassword = (value: string) => (value ? null : t('pleaseInput', { field: t('fieldPassword') }));
  const newPassword = (value: string) => {
    if (!value) return somePassword(value);
    return isGoodPassword(value) ? null : t('pleaseInputValid', { field: t('fieldPassword') });
  };
  const nickname = (value: string) =>
    value.length > NICKNAME_MAX ? t('pleaseInputValid', { field: t('fieldNickname') }) : null;
  const username = (value: string) => {
    if (!value) return t('pleaseInput', { field: t('fieldUsername') });
    return isUsername(value) ? null : t('pleaseInputValid', { field: t('fieldUsername') });
  };
  const secondCode = (value: string) => (value.trim().length >= 6 ? null : t('pleaseInput', { field: t('code') }));
  return { email, somePassword, newPassword, nickname, username, secondCode };
}
