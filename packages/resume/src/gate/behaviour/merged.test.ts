import { hostileAttacks } from '@verdant/testkit/gate-cases/attacks';
import { honestTold, hostileTold, type Told } from '@verdant/testkit/gate-cases/constructions';
import { honestMerged, hostileMerged, type Merged } from '@verdant/testkit/gate-cases/merged/merged';
import { expect, test } from 'vitest';
import { hasHan } from '../../text/words.ts';
import { contentOfEntry } from '../entry-text.ts';
import { factGate } from '../fact-gate.ts';

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

test(
  'of several lines of an entry no hostile rewrite passes',
  () => {
    expect(hostileMerged.length).toBe(100);
    expect(hostileMerged.filter(isAccepted).map(shown)).toEqual([]);
  },
  SLOW_MS,
);

test(
  'three in five honest ones do',
  () => {
    const passed = honestMerged.filter(isAccepted);
    expect(honestMerged.length).toBe(100);
    expect(passed.length).toBeGreaterThanOrEqual(60);
  },
  SLOW_MS,
);

test(
  'a construction of one meaning passes, one of another does not',
  () => {
    const stopped = honestTold.map(asked).filter((one) => !isAccepted(one));
    expect(honestTold.length).toBeGreaterThan(40);
    expect(stopped.length / honestTold.length, stopped.map(shown).join('\n')).toBeLessThan(0.1);
    const hostile = [...hostileTold, ...hostileAttacks].map(asked);
    expect(hostile.length).toBeGreaterThan(120);
    expect(hostile.filter(isAccepted).map(shown)).toEqual([]);
  },
  SLOW_MS,
);
