import type { Language, Localized } from '@verdant/contracts';
import type { Industry, TermEntry } from '@verdant/lexicon';
import { contentStems } from '../text/words.ts';

const metricsOf = (industry: Industry): TermEntry[] => industry.terms.filter(({ kind }) => kind === 'metric');
const pairs = (text: string) => new Set(Array.from(text.matchAll(/(?=(\p{Script=Han}{2}))/gu), (match) => match[1]!));

/** What every other metric holds, and whom it is about, say nothing of the thing measured. */
const EMPTY_PAIRS = new Set([
  '完成',
  '成率',
  '平均',
  '时间',
  '时长',
  '数量',
  '比例',
  '增长',
  '长率',
  '效率',
  '客户',
  '学生',
  '患者',
  '用户',
  '员工',
]);
const EMPTY_STEMS = new Set([
  'rat',
  'tim',
  'cost',
  'averag',
  'number',
  'tot',
  'per',
  'time',
  'rate',
  'cycl',
  'scor',
  'student',
  'custom',
  'patient',
  'client',
  'guest',
  'employe',
  'user',
  'pupil',
]);

function kinship(term: TermEntry, text: string, language: Language): number {
  if (language === 'zh') {
    const own = pairs(term.zh[0] ?? '');
    return [...pairs(text)].filter((pair) => own.has(pair) && !EMPTY_PAIRS.has(pair)).length;
  }
  const own = contentStems(term.en[0] ?? '');
  return [...contentStems(text)].filter((word) => own.has(word) && !EMPTY_STEMS.has(word)).length;
}

const SHOWN = 4;
/** Chinese words of three letters share two pairs. */
const LEAST_KIN = { en: 1, zh: 2 };

/** What people of the trade count and the text speaks of, as a sentence; null where the trade or such a thing is not known. */
export function metricsOfTrade(text: string, language: Language, industry: Industry | null): Localized | null {
  if (!industry) return null;
  const named = metricsOf(industry)
    .filter((term) => term.en.length > 0 && term.zh.length > 0)
    .map((term, index) => ({ term, index, kin: kinship(term, text, language) }))
    .filter(({ kin }) => kin >= LEAST_KIN[language])
    .sort((a, b) => b.kin - a.kin || a.index - b.index)
    .slice(0, SHOWN)
    .map(({ term }) => term);
  if (named.length === 0) return null;
  return {
    en: `Often counted in ${industry.en}: ${named.map(({ en }) => en[0]).join(', ')}.`,
    zh: `${industry.zh}常看：${named.map(({ zh }) => zh[0]).join('、')}。`,
  };
}
