import { gapsOf } from '@verdant/contracts';
import { people } from '@verdant/testkit/marked-people/read-people';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { describe, expect, test } from 'vitest';
import { factGate } from '../src/gate/fact-gate.ts';
import { applyChange } from '../src/rewrite/apply-change.ts';
import { proposeFix } from '../src/rewrite/propose-fix.ts';
import { analyze } from '../src/score/analyze.ts';

const today = '2026-11';
const everyone = [
  ...people,
  { id: 'faulty en', language: 'en' as const, content: englishResume(), settings: {} },
  { id: 'faulty zh', language: 'zh' as const, content: chineseResume(), settings: {} },
];

/** The rewrites for those persons that `isChosen` takes by their places: true to the person, and never to their harm. */
export function testRewrites(isChosen: (at: number) => boolean): void {
  describe.each(everyone.filter((_, at) => isChosen(at)))('$id', ({ content, language, settings }) => {
    const analysis = analyze({ content, language, today, settings });

    test('every rewrite passes the fact gate and is named by its gaps', () => {
      const refused = analysis.advice.flatMap(({ checkId, path, original, rewrite, plain, placeholders }) => {
        if (rewrite === null) return [];
        expect(placeholders).toEqual(gapsOf(rewrite));
        return [rewrite, ...(plain === null ? [] : [plain])].flatMap((text) => {
          const verdict = factGate({ content, path, original, rewrite: text, language });
          return verdict.ok ? [] : [`${checkId} ${verdict.reason}: ${original} → ${text}`];
        });
      });
      expect(refused).toEqual([]);
    });

    test('taking every wording that needs nothing from the person never lowers the score', () => {
      const { changes } = proposeFix({ content, language, analysis, adviceIds: analysis.advice.map(({ id }) => id) });
      let improved = content;
      for (const change of changes) {
        if (change.plain === null) continue;
        improved = applyChange(improved, change, change.plain) ?? improved;
        const { score } = analyze({ content: improved, language, today, settings });
        expect(score, change.plain).toBeGreaterThanOrEqual(0);
      }
      expect(analyze({ content: improved, language, today, settings }).score).toBeGreaterThanOrEqual(analysis.score);
    });
  });
}
