import { useTranslation } from '../../i18n/use-translation.ts';

type Named = { post: string; company: string; resume: { name: string } };

/** What one practises for: post and employer, or the résumé. */
export const practiceName = ({ post, company, resume }: Named): string =>
  [post, company].filter((part) => part.trim() !== '').join(' · ') || resume.name;

/** Where a question rests, in words; '' for one of the trade alone. */
export function usePlaceWords() {
  const { t } = useTranslation('practice');
  return ({ path, place, requirement }: { path: string | null; place: string; requirement: string | null }): string => {
    if (path !== null) return place ? t('place', { place }) : t('placePlain');
    return requirement ? t('inPosting', { term: requirement }) : '';
  };
}
