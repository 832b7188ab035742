import { lineLanguage, otherLanguage, type Wish } from '@verdant/contracts/constants';
import { useT } from '../../../editor/use-t.ts';
import type { Wishes } from './use-wishes.ts';

/** What a wish is called; the other language by its name. */
export const useWishName = ({ wishes, asked }: Pick<Wishes, 'wishes' | 'asked'>) => {
  const { t } = useT();
  const original = asked?.original ?? wishes?.original ?? '';
  return (wish: Wish): string =>
    wish === 'language'
      ? t(`analysis:wish.name.language.${otherLanguage(lineLanguage(original))}`)
      : t(`analysis:wish.name.${wish}`);
};
