import type { Wish } from '@verdant/contracts/constants';
import { useT } from '../../../editor/use-t.ts';
import type { Wishes } from './use-wishes.ts';

const HAN = /\p{Script=Han}/gu;
/** The share of Chinese letters from which a line is Chinese, as the server has it. */
const CHINESE = 0.15;

export const isChinese = (text: string): boolean => {
  const { length } = text.replace(/\s/g, '');
  return length > 0 && (text.match(HAN)?.length ?? 0) / length >= CHINESE;
};

/** What a wish is called; the other language by its name. */
export const useWishName = ({ wishes, asked }: Pick<Wishes, 'wishes' | 'asked'>) => {
  const { t } = useT();
  const original = asked?.original ?? wishes?.original ?? '';
  return (wish: Wish): string =>
    wish === 'language'
      ? t(`analysis:wish.name.language.${isChinese(original) ? 'en' : 'zh'}`)
      : t(`analysis:wish.name.${wish}`);
};
