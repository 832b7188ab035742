import type { Language, ResumeContent } from '@verdant/contracts';
import { job, set } from '@verdant/testkit/check-cases/edits';
import { attacks } from '@verdant/testkit/check-cases/integrity';
import { people } from '@verdant/testkit/marked-people/read-people';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyone, score, today } from '../../testing/everyone.ts';
import { readField, writeField } from '../content/field.ts';
import { readDocument } from '../document/document.ts';
import { analyze } from './analyze.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 60);

// `properties.long.test.ts` asks twenty times
test('fifty résumés, twice each: one and the same answer', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(50);
  for (const { content, language, settings } of everyone) {
    const input = { content, language, today, ...(settings && { settings }) };
    const first = JSON.stringify(analyze(input));
    expect(JSON.stringify(analyze(structuredClone(input)))).toBe(first);
  }
}, 120_000);

test('shown losses add up, with and without a ceiling', () => {
  let capped = 0;
  for (const { content, language, settings } of everyone) {
    const { score: shown, ledger, groups } = analyze({ content, language, today, ...(settings && { settings }) });
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
  expect(capped).toBeGreaterThan(2);
});

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

describe('an honest plain point', () => {
  test.each(everyone)(
    'added to any job of $id never lowers the score',
    (one) => {
      const { content, language, settings } = one;
      const before = score(one);
      const document = readDocument({ content, language, today, ...(settings && { settings }) });
      // The length has an upper end: above it every word more is one too many.
      if (document.words > HIGH[language]) return;
      const ends = document.bullets.filter(({ text }) => /[.。]$/.test(text)).length * 2 >= document.bullets.length;
      const mark = ends && document.bullets.length > 0 ? (language === 'zh' ? '。' : '.') : '';
      for (const { id, content: points } of content.work)
        for (const plain of PLAIN[language]) {
          const added = writeField(content, `work/${id}/content/${points.length}`, plain + mark);
          expect(score({ ...one, content: added }), `${id} ${plain}`).toBeGreaterThanOrEqual(before);
        }
    },
    60_000,
  );
});

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
        { numRuns: RUNS, seed: 20261121 },
      );
    },
    60_000 + RUNS * 500,
  );
});

describe('instructions to the reader', () => {
  test.each(everyone.slice(0, 8).concat(everyone.slice(-5)))(
    'move no point of $id, wherever they stand',
    (one) => {
      const before = score(one);
      for (const attack of attacks) {
        const custom = [...one.content.custom, { id: 'attack', title: 'Notes', items: [attack] }];
        const placed: ResumeContent[] = [
          { ...one.content, custom },
          writeField(one.content, `work/w1/content/${one.content.work[0]!.content.length}`, attack),
        ];
        for (const content of placed) {
          // the heading of an own section is a word of its own
          const control =
            content.custom === custom
              ? { ...content, custom: custom.with(-1, { ...custom.at(-1)!, items: [] }) }
              : one.content;
          expect(score({ ...one, content }), attack).toBe(
            content.custom === custom ? score({ ...one, content: control }) : before,
          );
        }
      }
    },
    120_000,
  );

  test.each([
    'Python Java SQL AWS '.repeat(60).slice(0, 1400),
    '熟悉微服务和分布式。'.repeat(12),
    'Python, Java, Go, SQL, AWS, Docker, Kubernetes, Linux, Git, Redis, Kafka, MySQL, PostgreSQL, MongoDB, Spark, Hadoop, Hive, Flink, Excel, Tableau, Power BI, React, Vue, TypeScript, JavaScript, HTML, CSS, Jenkins',
  ])('terms without a word about them count for nothing: %.30s', (stuffed) => {
    for (const one of everyone.slice(0, 12)) {
      const custom = (items: string[]) => [...one.content.custom, { id: 'stuffed', title: 'Notes', items }];
      const bare = score({ ...one, content: { ...one.content, custom: custom([]) } });
      expect(score({ ...one, content: { ...one.content, custom: custom([stuffed]) } }), one.id).toBe(bare);
    }
  });

  test('hidden text of the file counts for nothing', () => {
    const stuffed = 'Python Java SQL AWS '.repeat(200);
    const one = people.find(({ id }) => id === 'en engineer-weak')!;
    const content = { ...one.content, custom: [{ id: 'x', title: 'Skills', items: [stuffed.slice(0, 1400)] }] };
    const bare = { ...one.content, custom: [{ id: 'x', title: 'Skills', items: [] }] };
    const source = {
      fileName: 'jared-pook.pdf',
      type: 'pdf' as const,
      bytes: 90_000,
      pages: 1,
      textLength: 4000,
      columns: 1,
      scrambled: false,
      tables: 0,
      textBoxes: 0,
      headerOnlyContacts: [],
      smallestBodyPt: 10,
      fontFamilies: ['Sans'],
      iconFont: false,
      photo: false,
      hiddenText: [{ text: stuffed, page: 1, reason: 'size' as const }],
    };
    const look = (shown: ResumeContent) => analyze({ content: shown, language: 'en', today, source });
    expect(look(content).score).toBe(look(bare).score);
    expect(look(content).ledger.map(({ checkId }) => checkId)).toContain('INT-01');
    expect(readField(content, 'custom/x/items/0')).toBe(stuffed.slice(0, 1400));
  });
});
