import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** The pages that the navigation names. */
export function useNavigation(): { to: string; label: string }[] {
  const { t } = useTranslation(['common', 'layout']);
  return [
    { to: paths.home, label: t('common:home') },
    { to: paths.resumes, label: t('layout:myResumes') },
    { to: paths.about, label: t('layout:about') },
    { to: paths.contact, label: t('layout:contact') },
  ];
}
