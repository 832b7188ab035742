import { useTranslation } from '../../i18n/use-translation.ts';

type Named = { post: string; company: string };

/** What a letter is called: job and employer, or that none is named yet. */
export function useLetterName() {
  const { t } = useTranslation('letters');
  return ({ post, company }: Named): string =>
    [post, company].filter((part) => part.trim() !== '').join(' · ') || t('untitled');
}
