import type { Language } from '@verdant/contracts';
import enSide from '../../assets/en-side.avif';
import enSlip from '../../assets/en-slip.avif';
import enPlain from '../../assets/en-slip.webp';
import enSlipSmall from '../../assets/en-slip-small.avif';
import zhSide from '../../assets/zh-side.avif';
import zhSlip from '../../assets/zh-slip.avif';
import zhPlain from '../../assets/zh-slip.webp';
import zhSlipSmall from '../../assets/zh-slip-small.avif';

/** The sample résumé as our templates set it. `small` is `page` for narrow screens, `plain` for old browsers. */
export type Sample = { page: string; small: string; plain: string; sidebar: string };

/** Width and height of the page picture. */
export const PAGE = { width: 1240, height: 1752 } as const;
export const SMALL_WIDTH = 720;

export const samples: Record<Language, Sample> = {
  en: { page: enSlip, small: enSlipSmall, plain: enPlain, sidebar: enSide },
  zh: { page: zhSlip, small: zhSlipSmall, plain: zhPlain, sidebar: zhSide },
};
