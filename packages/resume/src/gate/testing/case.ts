import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from '../../content/empty.ts';
import { factGate, type GateVerdict } from '../fact-gate.ts';

/** `claim` is what is false in a rewrite: it may not stand in what the gate lets through. */
export type Case = { kind: string; original: string; rewrite: string; claim: string };

/** Lines `original => rewrite => claim` below headings `# kind`. Honest rewrites have no claim. */
export function cases(table: string): Case[] {
  let kind = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): Case[] => {
      if (line.startsWith('# ')) {
        kind = line.slice(2).trim();
        return [];
      }
      const [original = '', rewrite = '', claim = ''] = line.split(' => ').map((part) => part.trim());
      return [{ kind, original, rewrite, claim }];
    });
}

/** An invented résumé around one line; the second position holds another employer and other figures. */
export const resumeAround = (original: string): ResumeContent => ({
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'Maya Lindqvist', address: 'Leeds' },
  work: [
    {
      id: 'w1',
      company: 'Harbour & Pine',
      position: 'Operations analyst',
      location: 'Leeds',
      start: '2019-09',
      end: '2022-03',
      content: [original],
      achievements: [],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Northgate Stores',
      position: '物流专员',
      location: '',
      start: '2017-01',
      end: '2019-08',
      content: ['Answered 900 calls a month', '服务 70 家门店'],
      achievements: [],
      metrics: [],
    },
  ],
  education: [
    { id: 'e1', school: '青川大学', degree: '本科', major: '统计', start: '2013-09', end: '2017-06', description: '' },
  ],
  skills: [{ id: 's1', category: '', items: ['SQL', 'Tableau', 'Python', 'Excel'] }],
});

export const judge = ({ original, rewrite }: Case): GateVerdict =>
  factGate({
    content: resumeAround(original),
    path: 'work/w1/content/0',
    original,
    rewrite,
    language: /\p{Script=Han}/u.test(original) ? 'zh' : 'en',
    jobDescription:
      'Kafka, Snowflake and 10 years at Google. 300% growth. CPA. 要求：主导过千万级项目，熟悉 Flink，硕士，带过 50 人团队。',
  });

export type GateMeasure = {
  cases: number;
  refused: number;
  gapped: number;
  /** let through, but the person is asked about the very words */
  asked: Case[];
  falseAccepts: Case[];
};

/** What may be true and only the person knows (an outcome, a wider scope) may be asked about; nothing else may pass. */
const ASKABLE = new Set(['outcome', 'scope', 'done']);

export function measureHostile(all: readonly Case[]): GateMeasure {
  const measure: GateMeasure = { cases: all.length, refused: 0, gapped: 0, asked: [], falseAccepts: [] };
  for (const one of all) {
    const verdict = judge(one);
    if (!verdict.ok) measure.refused += 1;
    else if (!verdict.text.normalize('NFKC').includes(one.claim.normalize('NFKC'))) measure.gapped += 1;
    else if (ASKABLE.has(one.kind) && verdict.confirm.length > 0) measure.asked.push(one);
    else measure.falseAccepts.push(one);
  }
  return measure;
}

/** How many honest rewrites pass; `gapped` are those in which a figure was taken for an invention. */
export function measureHonest(all: readonly Case[]): { cases: number; accepted: number; rejected: [Case, string][] } {
  const rejected = all.flatMap((one): [Case, string][] => {
    const verdict = judge(one);
    if (!verdict.ok) return [[one, verdict.reason]];
    return verdict.text === one.rewrite ? [] : [[one, `changed to: ${verdict.text}`]];
  });
  return { cases: all.length, accepted: all.length - rejected.length, rejected };
}
