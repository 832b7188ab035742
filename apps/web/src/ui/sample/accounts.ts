import type { CheckGroup, Language } from '@verdant/contracts';

/** A piece of a sentence: as it was, struck out, put in, or a gap to fill. */
export type Piece = { text: string; kind?: 'del' | 'ins' | 'gap' };
/** Where a check found something: the n-th bullet of an employer or project, words of the introduction, or the whole. */
export type SamplePlace = { at: string; item: number } | { quote: string } | null;
/** A line of the page picture, in per cent of the page. */
type Spot = { left: number; top: number; width: number; height: number };

/**
 * What our rules say of the typesetter's sample résumé, costliest first, and where the line of their first advice and
 * two others with advice stand on its page. A test (scripts/home-sample) holds all of it to what the product itself says.
 */
export type SampleAccount = {
  score: number;
  groups: { key: CheckGroup; earned: number; allotment: number }[];
  ledger: { title: string; group: CheckGroup; lost: number; places: SamplePlace[] }[];
  found: { work: number; projects: number; education: number; skills: number };
  check: string;
  was: Piece[];
  now: Piece[];
  line: Spot;
  /** top of the other lines */
  pins: number[];
};

const groups = (...points: [CheckGroup, number, number][]) =>
  points.map(([key, earned, allotment]) => ({ key, earned, allotment }));

export const accounts: Record<Language, SampleAccount> = {
  en: {
    score: 76,
    groups: groups(['impact', 20, 35], ['brevity', 8, 12], ['style', 10, 13], ['sections', 20, 22], ['format', 18, 18]),
    ledger: [
      {
        title: 'No measurable result',
        group: 'impact',
        lost: 7,
        places: [
          { at: 'Harbour & Pine Logistics', item: 1 },
          { at: 'Harbour & Pine Logistics', item: 3 },
          { at: 'Harbour & Pine Logistics', item: 5 },
        ],
      },
      {
        title: 'Action without an outcome',
        group: 'impact',
        lost: 7,
        places: [
          { at: 'Harbour & Pine Logistics', item: 1 },
          { at: 'Harbour & Pine Logistics', item: 3 },
          { at: 'Harbour & Pine Logistics', item: 5 },
        ],
      },
      { title: 'Overall length', group: 'brevity', lost: 4, places: [null] },
      {
        title: 'Opens with a duty',
        group: 'impact',
        lost: 1,
        places: [
          { at: 'Harbour & Pine Logistics', item: 1 },
          { at: 'Harbour & Pine Logistics', item: 3 },
          { at: 'Harbour & Pine Logistics', item: 5 },
          { at: 'Fieldnote Foods', item: 1 },
        ],
      },
      { title: 'I, or your own name', group: 'style', lost: 1, places: [{ at: 'Returns map', item: 1 }] },
      {
        title: 'Stock phrases',
        group: 'style',
        lost: 1,
        places: [{ quote: 'Hard-working' }, { quote: 'team player' }, { quote: 'excellent communication skills' }],
      },
      { title: 'Spelling of words and terms', group: 'style', lost: 1, places: [{ quote: 'Postgresql' }] },
      { title: 'Place', group: 'sections', lost: 1, places: [{ quote: '1420 W Fulton Street, Apt 5, Chicago, IL' }] },
      { title: 'Education incomplete', group: 'sections', lost: 1, places: [null] },
    ],
    found: { work: 2, projects: 2, education: 1, skills: 1 },
    check: 'No measurable result',
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
    line: { left: 23.8, top: 30.2, width: 56.6, height: 1.6 },
    pins: [35.3, 48.2],
  },
  zh: {
    score: 76,
    groups: groups(
      ['impact', 19, 35],
      ['brevity', 10, 12],
      ['style', 11, 13],
      ['sections', 18, 22],
      ['format', 18, 18],
    ),
    ledger: [
      {
        title: '缺少量化结果',
        group: 'impact',
        lost: 11,
        places: [
          { at: '禾光科技（上海）有限公司', item: 1 },
          { at: '禾光科技（上海）有限公司', item: 3 },
          { at: '禾光科技（上海）有限公司', item: 5 },
        ],
      },
      {
        title: '有动作，没有结果',
        group: 'impact',
        lost: 4,
        places: [
          { at: '禾光科技（上海）有限公司', item: 1 },
          { at: '禾光科技（上海）有限公司', item: 3 },
          { at: '禾光科技（上海）有限公司', item: 5 },
        ],
      },
      { title: '总篇幅', group: 'brevity', lost: 2, places: [null] },
      { title: '没有求职意向', group: 'sections', lost: 2, places: [null] },
      {
        title: '以职责开头',
        group: 'impact',
        lost: 1,
        places: [
          { at: '禾光科技（上海）有限公司', item: 1 },
          { at: '禾光科技（上海）有限公司', item: 3 },
          { at: '禾光科技（上海）有限公司', item: 5 },
          { at: '木铎教育科技有限公司', item: 1 },
          { at: '木铎教育科技有限公司', item: 3 },
        ],
      },
      {
        title: '开头用词重复',
        group: 'style',
        lost: 1,
        places: [
          { at: '木铎教育科技有限公司', item: 1 },
          { at: '木铎教育科技有限公司', item: 3 },
        ],
      },
      {
        title: '套话',
        group: 'style',
        lost: 1,
        places: [{ quote: '工作认真负责' }, { quote: '抗压能力强' }, { quote: '善于沟通' }],
      },
      { title: '所在城市', group: 'sections', lost: 1, places: [{ quote: '上海市杨浦区国权路 12 弄 3 号 401 室' }] },
      { title: '教育经历不完整', group: 'sections', lost: 1, places: [null] },
    ],
    found: { work: 2, projects: 2, education: 1, skills: 3 },
    check: '缺少量化结果',
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
    line: { left: 22.6, top: 27.5, width: 31.1, height: 1.8 },
    pins: [31.2, 43.3],
  },
};
