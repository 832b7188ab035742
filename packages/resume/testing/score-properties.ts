import type { Language, ResumeContent } from '@verdant/contracts';
import { job, set } from '@verdant/testkit/check-cases/edits';
import { attacks } from '@verdant/testkit/check-cases/integrity';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeField } from '../src/content/field.ts';
import { readDocument } from '../src/document/document.ts';
import { analysisOf, everyone, score, today } from './everyone.ts';

/** Plain, true, of no use for the score: no fault and no figure in any of them. */
const PLAIN = {
  en: [
    'Sketched a loading plan for the new depot',
    'Visited regional suppliers before the spring order',
    'Sorted returned parcels at the main gate',
  ],
  zh: ['绘制新仓库的装载方案', '走访春季供货的乡镇', '归档历年合同的扫描件'],
};
const HIGH = { en: 700, zh: 1500 };

/** One in `share` of them: each `from` has others. */
const inTurn = <T>(list: readonly T[], share: number, from: number): T[] =>
  list.filter((_, at) => (at + from) % share === 0);

/** Of the résumés one in `share` is looked at. */
export function testShownLosses(share: number): void {
  test('shown losses add up, with and without a ceiling', () => {
    let capped = 0;
    for (const one of inTurn(everyone, share, 0)) {
      const { score: shown, ledger, groups } = analysisOf(one);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      const ceiling = sum(ledger.filter(({ group }) => group === 'cap').map(({ lost }) => lost));
      if (ceiling > 0) capped += 1;
      expect(sum(ledger.map(({ lost }) => lost))).toBe(100 - shown);
      expect(sum(groups.map(({ earned }) => earned))).toBe(shown);
      expect(sum(groups.map(({ withheld }) => withheld))).toBe(ceiling);
      for (const { group, lost, earned, withheld, allotment } of groups) {
        expect(sum(ledger.filter((line) => line.group === group).map((line) => line.lost))).toBe(lost);
        expect(earned + lost + withheld).toBe(allotment);
        expect(earned).toBeGreaterThanOrEqual(0);
      }
    }
    expect(capped).toBeGreaterThan(2 / share);
  }, 60_000);
}

/** Of the plain points one in `share` is added to each job. */
export function testPlainPoints(share: number): void {
  const tried = everyone.flatMap((one, at) => {
    const added = one.content.work.flatMap(({ id, content }, index) =>
      inTurn(PLAIN[one.language], share, at + index).map((plain) => ({ id, place: content.length, plain })),
    );
    return added.length ? [{ ...one, added }] : [];
  });
  describe('an honest plain point', () => {
    test.each(tried)(
      'added to any job of $id never lowers the score',
      (one) => {
        const { content, language, settings } = one;
        const before = score(one);
        const document = readDocument({ content, language, today, ...(settings && { settings }) });
        // The length has an upper end: above it every word more is one too many.
        if (document.words > HIGH[language]) return;
        const ends = document.bullets.filter(({ text }) => /[.。]$/.test(text)).length * 2 >= document.bullets.length;
        const mark = ends && document.bullets.length > 0 ? (language === 'zh' ? '。' : '.') : '';
        for (const { id, place, plain } of one.added) {
          const longer = writeField(content, `work/${id}/content/${place}`, plain + mark);
          expect(score({ ...one, content: longer }), `${id} ${plain}`).toBeGreaterThanOrEqual(before);
        }
      },
      60_000,
    );
  });
}

type Defect = (content: ResumeContent) => ResumeContent;
const point = (text: string): Defect => job(0, ({ content }) => ({ content: [...content, text] }));
const both: Defect[] = [
  set('basics/email', ''),
  set('basics/phone', '123'),
  set('basics/name', ''),
  set('intention/position', ''),
  set('education/e1/major', ''),
  set('education/e1/end', ''),
  set('work/w2/start', '2018'),
  set('work/w2/end', '2017-01'),
  set('work/w2/position', ''),
  (content) => ({ ...content, skills: content.skills.slice(0, 1) }),
  (content) => ({ ...content, custom: [...content.custom, { id: 'odd', title: '', items: [] }] }),
];
const defects: Record<Language, Defect[]> = {
  en: [
    ...both,
    point('Responsible for the depot keys'),
    point('Helped the team'),
    point('Managed various lanes'),
    point('I planned the summer rota'),
    point('Stock reports were prepared'),
    point('Successfully utilised the new scanner'),
    point('Results-driven team player'),
    point('Recieved the spring delivery'),
    point('Python | SQL | Excel'),
    point('Marital status: single'),
    point('SSN 078-05-1120'),
  ],
  zh: [
    ...both,
    point('负责仓库钥匙的管理'),
    point('参与活动策划'),
    point('处理大量工单'),
    point('我整理了夏季排班'),
    point('周报由本组完成'),
    point('对页面进行了优化'),
    point('吃苦耐劳，责任心强'),
    point('布署监控系统'),
    point('看板 | 报表 | 预警'),
    point('婚姻状况：已婚'),
    point('身份证号 11010519491231002X'),
  ],
};

/** Faults are put into a strong résumé and taken out again, `runs` times. */
export function testFaults(runs: number): void {
  describe.each(['en', 'zh'] as const)('faults in %s', (language) => {
    test(
      'the fewer there are, the better the score',
      () => {
        const clean = () => (language === 'zh' ? strongChinese() : strongEnglish());
        const list = defects[language];
        const scoreWith = (indices: readonly number[]) =>
          score({ id: '', language, content: indices.reduce((content, index) => list[index]!(content), clean()) });
        fc.assert(
          fc.property(
            fc.uniqueArray(fc.nat({ max: list.length - 1 }), { minLength: 1, maxLength: 8 }),
            fc.nat(),
            (indices, pick) => {
              const sorted = [...indices].sort((a, b) => a - b);
              const rest = sorted.toSpliced(pick % sorted.length, 1);
              return scoreWith(rest) >= scoreWith(sorted);
            },
          ),
          { numRuns: runs, seed: 20261121 },
        );
      },
      60_000 + runs * 500,
    );
  });
}

const attacked = everyone.slice(0, 8).concat(everyone.slice(-5));

/** Of the attacks one in `share` is tried on each résumé. */
export function testAttacks(share: number): void {
  test.each(attacked.map((one, at) => ({ ...one, at })))(
    'instructions to the reader move no point of $id, wherever they stand',
    (one) => {
      const before = score(one);
      // the heading of an own section is a word of its own
      const withSection = (items: string[]): ResumeContent => ({
        ...one.content,
        custom: [...one.content.custom, { id: 'attack', title: 'Notes', items }],
      });
      const headed = score({ ...one, content: withSection([]) });
      const end = `work/w1/content/${one.content.work[0]!.content.length}`;
      for (const attack of inTurn(attacks, share, one.at)) {
        expect(score({ ...one, content: withSection([attack]) }), attack).toBe(headed);
        expect(score({ ...one, content: writeField(one.content, end, attack) }), attack).toBe(before);
      }
    },
    300_000,
  );
}
