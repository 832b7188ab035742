// biome-ignore-all lint/suspicious/noAssignInExpressions: an edit of a draft a line
import type { ResumeContent } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { describe, expect, it } from 'vitest';
import { advance, behind, carry, writeAt } from './behind.ts';
import { beginPair } from './link.ts';

type Edit = (draft: ResumeContent) => void;
const edited = (content: ResumeContent, change: Edit): ResumeContent => {
  const draft = structuredClone(content);
  change(draft);
  return draft;
};
/** A pair that agreed before the Chinese one was edited, and its twin with it. */
const edit = (change: Edit, twin: Edit = () => {}) => {
  const pair = pairOfOne();
  const agreed = beginPair(pair);
  const now = { zh: edited(pair.zh, change), en: edited(pair.en, twin) };
  return { agreed, now, places: behind(agreed, now, 'zh') };
};

describe('several that are new at one spot', () => {
  const add = (draft: ResumeContent) => void draft.skills[0]!.items.push('Kotlin', 'Rust', 'Scala');

  it('are carried together, in their order', () => {
    const { agreed, now, places } = edit(add);
    const done = carry(agreed, now, 'zh', new Set(places.map(({ id }) => id)));
    expect(done.pair.en.skills[0]!.items.slice(-3)).toEqual(['Kotlin', 'Rust', 'Scala']);
    expect([behind(done.agreed, done.pair, 'zh'), behind(done.agreed, done.pair, 'en')]).toEqual([[], []]);
  });

  it('are carried one by one, whichever is first', () => {
    const { agreed, now, places } = edit(add);
    const done = carry(agreed, now, 'zh', new Set([places[1]!.id]));
    expect(behind(done.agreed, done.pair, 'zh').map((place) => place.now)).toEqual(['Kotlin', 'Scala']);
    expect(behind(done.agreed, done.pair, 'en')).toEqual([]);
    const then = carry(done.agreed, done.pair, 'zh', new Set(behind(done.agreed, done.pair, 'zh').map(({ id }) => id)));
    expect(then.pair.en.skills[0]!.items.slice(-3)).toEqual(['Kotlin', 'Rust', 'Scala']);
    expect([behind(then.agreed, then.pair, 'zh'), behind(then.agreed, then.pair, 'en')]).toEqual([[], []]);
  });

  it('are no counterparts of others that the twin got there', () => {
    const { agreed: then, now } = edit(add, (draft) => void draft.skills[0]!.items.push('Perl', 'Rust'));
    const agreed = advance(then, now);
    const places = behind(agreed, now, 'zh');
    expect(places.map((place) => [place.now, place.both, place.exact])).toEqual([
      ['Kotlin', false, true],
      ['Scala', false, true],
    ]);
    const done = carry(agreed, now, 'zh', new Set(places.map(({ id }) => id)));
    expect(new Set(done.pair.en.skills[0]!.items.slice(-4))).toEqual(new Set(['Kotlin', 'Perl', 'Rust', 'Scala']));
    expect(behind(done.agreed, done.pair, 'en').map((place) => place.now)).toEqual(['Perl']);
  });
});

describe('a person’s own words', () => {
  const write = (change: (draft: ResumeContent) => void, words: string, at = 0) => {
    const { agreed, now, places } = edit(change);
    const done = writeAt(agreed, now, 'zh', places[at]!.id, words)!;
    const left = (['zh', 'en'] as const).map((from) => behind(done.agreed, done.pair, from).map(({ now }) => now));
    return { ...done, left };
  };

  it('stand in place of a sentence that changed, and settle it', () => {
    const { pair, left } = write((d) => void (d.work[0]!.content[1] = '全新的一句话'), 'An altogether new line');
    expect(pair.en.work[0]!.content[1]).toBe('An altogether new line');
    expect(left).toEqual([[], []]);
  });
  it('become a sentence where one was put in the middle', () => {
    const { pair, left } = write((d) => void d.work[0]!.content.splice(2, 0, '新的一句', '再一句'), 'And another', 1);
    expect(pair.en.work[0]!.content[2]).toBe('And another');
    expect(pair.en.work[0]!.content).toHaveLength(6);
    expect(left).toEqual([['新的一句'], []]);
  });
  it('fill a field', () => {
    const { pair, left } = write((d) => void (d.basics.introduction = '新的简介'), 'A new profile');
    expect(pair.en.basics.introduction).toBe('A new profile');
    expect(left).toEqual([[], []]);
  });
  it('have no place where a date or a whole entry is', () => {
    const gone = (d: ResumeContent) =>
      void Object.assign(d, { awards: [], work: [{ ...d.work[0], start: '2021-07' }, d.work[1]] });
    const { agreed, now, places } = edit(gone);
    expect(places.map(({ writable }) => writable)).toEqual([false, false]);
    for (const { id } of places) expect(writeAt(agreed, now, 'zh', id, 'x')).toBeNull();
  });
});
