import type { Language } from '@verdant/contracts';
import enSide from '../../assets/en-side.webp';
import enSlip from '../../assets/en-slip.webp';
import enSlipSmall from '../../assets/en-slip-small.webp';
import zhSide from '../../assets/zh-side.webp';
import zhSlip from '../../assets/zh-slip.webp';
import zhSlipSmall from '../../assets/zh-slip-small.webp';
import { accounts, type SampleAccount } from './accounts.ts';

/** The sample résumé as our templates set it, with what our rules say about it. `small` is `page` for narrow screens. */
export type Sample = SampleAccount & { page: string; small: string; sidebar: string };

/** Width and height of the page picture. */
export const PAGE = { width: 1240, height: 1752 } as const;
export const SMALL_WIDTH = 720;

export const samples: Record<Language, Sample> = {
  en: { ...accounts.en, page: enSlip, small: enSlipSmall, sidebar: enSide },
  zh: { ...accounts.zh, page: zhSlip, small: zhSlipSmall, sidebar: zhSide },
};
