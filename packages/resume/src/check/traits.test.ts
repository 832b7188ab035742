import { people } from '@verdant/testkit/marked-people/read-people';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../document/document.ts';
import { rewriteStages } from '../rewrite/stages.ts';
import { checks, isRemovable } from './registry.ts';

const everyone = [
  ...people,
  { id: 'faulty en', language: 'en' as const, content: englishResume(), settings: {} },
  { id: 'faulty zh', language: 'zh' as const, content: chineseResume(), settings: {} },
];
const documents = everyone.map(({ content, language, settings }) =>
  readDocument({ content, language, settings, today: '2026-11' }),
);

describe('the traits of the checks', () => {
  test.each(checks)('$id finds fault in the sections that it touches alone', ({ run, touches }) => {
    const sections = documents.flatMap((document) => run(document).spans.map(({ path }) => path.split('/')[0]));
    expect(touches).toEqual(expect.arrayContaining([...new Set(sections)]));
  });

  test('each stage of rewriting is some check’s', () => {
    const used = new Set(checks.flatMap(({ rewrite }) => (rewrite ? [rewrite.stage] : [])));
    expect([...used].sort()).toEqual([...rewriteStages].sort());
  });

  test('deleting is offered for personal data, stock phrases, fragments, repetitions and what is better unsaid', () => {
    const removable = checks.map(({ id }) => id).filter(isRemovable);
    expect(removable).toEqual([
      'IMP-09',
      'IMP-16',
      'BRV-02',
      'BRV-05',
      'STY-04',
      'STY-12',
      'SEC-12',
      'SEC-15',
      'PRI-01',
      'PRI-02',
      'PRI-04',
      'PRI-07',
    ]);
    expect(isRemovable('MODEL')).toBe(false);
  });

  test('what may be applied at once changes no word of what the person says', () => {
    for (const { rewrite } of checks)
      if (rewrite?.atOnce)
        for (const { bullets } of documents)
          for (const { text, language } of bullets) {
            const next = rewrite.apply(text, { language, goesOn: false });
            const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
            if (next !== null) expect(words(next).length).toBe(words(text).length);
          }
  });
});
