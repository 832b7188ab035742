import type { ResumeContent } from '@verdant/contracts';
import { people } from '@verdant/testkit/marked-people/read-people';
import { describe, expect, test } from 'vitest';
import { analysisOf, everyone, score, today } from '../../../testing/everyone.ts';
import { testAttacks, testFaults, testPlainPoints, testShownLosses } from '../../../testing/score-properties.ts';
import { readField } from '../../content/field.ts';
import { analyze } from '../analyze.ts';

// `properties.long.test.ts` asks all of them, in another order too, and has all texts and more faults
test('one in four of fifty résumés, twice each: one and the same answer', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(50);
  for (const { id, content, language, settings } of everyone.filter((_, at) => at % 4 === 0)) {
    const input = { content, language, today, ...(settings && { settings }) };
    expect(JSON.stringify(analyze(structuredClone(input)))).toBe(JSON.stringify(analysisOf({ id, ...input })));
  }
}, 120_000);

testShownLosses(4);
testPlainPoints(18);
testFaults(4);
testAttacks(24);

describe('words without any worth', () => {
  const STUFFED = [
    'Python Java SQL AWS '.repeat(60).slice(0, 1400),
    '熟悉微服务和分布式。'.repeat(12),
    'Python, Java, Go, SQL, AWS, Docker, Kubernetes, Linux, Git, Redis, Kafka, MySQL, PostgreSQL, MongoDB, Spark, Hadoop, Hive, Flink, Excel, Tableau, Power BI, React, Vue, TypeScript, JavaScript, HTML, CSS, Jenkins',
  ];
  test.each(STUFFED.map((text, at) => [text, at] as const))(
    'terms without a word about them count for nothing: %.30s',
    (stuffed, at) => {
      for (const one of everyone.slice(0, 12).filter((_, of) => of % STUFFED.length === at)) {
        const custom = (items: string[]) => [...one.content.custom, { id: 'stuffed', title: 'Notes', items }];
        const bare = score({ ...one, content: { ...one.content, custom: custom([]) } });
        expect(score({ ...one, content: { ...one.content, custom: custom([stuffed]) } }), one.id).toBe(bare);
      }
    },
  );

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
