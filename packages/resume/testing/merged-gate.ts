import { hostileAttacks } from '@verdant/testkit/gate-cases/attacks';
import { honestTold, hostileTold, type Told } from '@verdant/testkit/gate-cases/constructions';
import { honestMerged, hostileMerged, type Merged } from '@verdant/testkit/gate-cases/merged/merged';
import { expect, test } from 'vitest';
import { contentOfEntry } from '../src/gate/entry-text.ts';
import { factGate } from '../src/gate/fact-gate.ts';
import { hasHan } from '../src/text/words.ts';

type Asked = Pick<Merged, 'lang' | 'entry' | 'original' | 'rewrite'>;
const isAccepted = ({ lang, entry, original, rewrite }: Asked): boolean => {
  const verdict = factGate({ ...contentOfEntry(entry, original), original, rewrite, language: lang });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite.trim();
};
const asked = ({ head, original, beside, rewrite }: Told): Asked => ({
  lang: hasHan(original) ? 'zh' : 'en',
  entry: [head, ...[original, ...beside].map((line) => `- ${line}`)].join('\n'),
  original,
  rewrite,
});
const shown = ({ original, rewrite }: Asked) => `${original} → ${rewrite}`;
const SLOW_MS = 120_000;

/** Rewrites of several lines of an entry: those that `isChosen` takes, told by their places in their lists. */
export function testMergedGate(isChosen: (at: number) => boolean): void {
  const chosen = <One>(all: readonly One[], atLeast: number): One[] => {
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    const some = all.filter((_, at) => isChosen(at));
    expect(some.length).toBeGreaterThan(atLeast / 10);
    return some;
  };
  test(
    'of several lines of an entry no hostile rewrite passes',
    () => {
      expect(chosen(hostileMerged, 100).filter(isAccepted).map(shown)).toEqual([]);
    },
    SLOW_MS,
  );

  test(
    'three in five honest ones do',
    () => {
      const honest = chosen(honestMerged, 100);
      expect(honest.filter(isAccepted).length / honest.length).toBeGreaterThanOrEqual(0.6);
    },
    SLOW_MS,
  );

  test(
    'a construction of one meaning passes, one of another does not',
    () => {
      const told = chosen(honestTold, 40);
      const stopped = told.map(asked).filter((one) => !isAccepted(one));
      expect(stopped.length / told.length, stopped.map(shown).join('\n')).toBeLessThan(0.1);
      const hostile = chosen([...hostileTold, ...hostileAttacks], 120).map(asked);
      expect(hostile.filter(isAccepted).map(shown)).toEqual([]);
    },
    SLOW_MS,
  );
}
