import type { CheckGroup, Language } from '@verdant/contracts';
import enSide from '../../assets/en-side.webp';
import enSlip from '../../assets/en-slip.webp';
import zhSide from '../../assets/zh-side.webp';
import zhSlip from '../../assets/zh-slip.webp';

/** A piece of a sentence: as it was, struck out, put in, or a gap to fill. */
export type Piece = { text: string; kind?: 'del' | 'ins' | 'gap' };
/** A line of the page picture, in per cent of the page. */
type Place = { left: number; top: number; width: number; height: number };

/**
 * What the product itself made of the typesetter's sample résumé: its page as our templates set it, and what the
 * rules said about it (points per group, checks that cost something, their first advice). Made again by hand when
 * template, sample or rules change.
 */
export type Sample = {
  page: string;
  sidebar: string;
  groups: { key: CheckGroup; earned: number; allotment: number }[];
  checks: number;
  was: Piece[];
  now: Piece[];
  line: Place;
  /** top of other lines with advice */
  pins: number[];
};

const groups = (...points: [CheckGroup, number, number][]) =>
  points.map(([key, earned, allotment]) => ({ key, earned, allotment }));

export const samples: Record<Language, Sample> = {
  en: {
    page: enSlip,
    sidebar: enSide,
    groups: groups(
      ['impact', 31, 35],
      ['brevity', 11, 12],
      ['style', 12, 13],
      ['sections', 22, 22],
      ['format', 18, 18],
    ),
    checks: 3,
    was: [
      { text: 'Responsible for managing', kind: 'del' },
      { text: ' carrier contracts and helped reduce freight cost.' },
    ],
    now: [
      { text: 'Managed', kind: 'ins' },
      { text: ' carrier contracts and helped reduce freight cost ' },
      { text: 'by', kind: 'ins' },
      { text: ' ' },
      { text: 'X%', kind: 'gap' },
      { text: '.' },
    ],
    line: { left: 23.4, top: 28.9, width: 57.5, height: 1.8 },
    pins: [34.2, 50.95],
  },
  zh: {
    page: zhSlip,
    sidebar: zhSide,
    groups: groups(
      ['impact', 31, 35],
      ['brevity', 12, 12],
      ['style', 11, 13],
      ['sections', 22, 22],
      ['format', 18, 18],
    ),
    checks: 2,
    was: [
      { text: '负责', kind: 'del' },
      { text: '新用户引导流程' },
      { text: '的优化，提升了', kind: 'del' },
      { text: '转化率。' },
    ],
    now: [
      { text: '优化', kind: 'ins' },
      { text: '新用户引导流程，转化率' },
      { text: '提升', kind: 'ins' },
      { text: 'X%', kind: 'gap' },
      { text: '。' },
    ],
    line: { left: 22.3, top: 27.95, width: 32.6, height: 1.75 },
    pins: [31.9, 48.05],
  },
};
