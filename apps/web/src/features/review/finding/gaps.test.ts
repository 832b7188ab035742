import { describe, expect, it } from 'vitest';
import { countGaps, fillGaps, gapLabel, gapText, wordingOf } from './gaps.ts';

const two = {
  proposed: 'Managed [N] contracts, cutting cost by [X%].',
  plain: 'Managed contracts, cutting cost.',
  placeholders: ['[N]', '[X%]'],
};
const zh = { proposed: '优化流程，转化率提升【X%】。', plain: null, placeholders: ['【X%】'] };

describe('gaps', () => {
  it('names a gap by what stands in its brackets', () => {
    expect([gapLabel('[N]'), gapLabel('【X%】')]).toEqual(['N', 'X%']);
  });
  it('gives a bare number the unit of the gap, and leaves words alone', () => {
    expect(gapText('[X%]', ' 12 ')).toBe('12%');
    expect(gapText('[X%]', '12%')).toBe('12%');
    expect(gapText('[X%]', 'a third')).toBe('a third');
    expect(gapText('[N]', '12')).toBe('12');
  });
  it('fills gaps in the order of the sentence, equal ones separately', () => {
    expect(fillGaps('[N] of [N]', ['[N]'], ['3', '4'])).toBe('3 of 4');
    expect(fillGaps(two.proposed, two.placeholders, ['', '8'])).toBe('Managed [N] contracts, cutting cost by 8%.');
    expect(countGaps('[N] of [N]', ['[N]'])).toBe(2);
  });
});

describe('wording', () => {
  it('takes the proposal as it stands where there is no gap', () => {
    expect(wordingOf({ proposed: 'Led it.', plain: null, placeholders: [] }, [], null)).toEqual({ ready: true });
  });
  it('takes the filled sentence', () => {
    expect(wordingOf(two, ['11', '8'], null)).toEqual({
      ready: true,
      text: 'Managed 11 contracts, cutting cost by 8%.',
    });
    expect(wordingOf(zh, ['8'], null)).toEqual({ ready: true, text: '优化流程，转化率提升8%。' });
  });
  it('waits while a gap is half filled', () => {
    expect(wordingOf(two, ['11', ' '], null)).toEqual({ ready: false, why: 'half' });
  });
  it('drops the figures where none is given and a plain wording exists', () => {
    expect(wordingOf(two, [], null)).toEqual({ ready: true, text: two.plain, plain: true });
    expect(wordingOf(zh, [], null)).toEqual({ ready: false, why: 'fill' });
  });
  it("takes the person's own words, without gaps in them", () => {
    expect(wordingOf(two, [], ' Ran contracts. ')).toEqual({ ready: true, text: 'Ran contracts.' });
    expect(wordingOf(two, [], 'Ran [N] contracts.')).toEqual({ ready: false, why: 'gapLeft' });
    expect(wordingOf(two, [], '  ')).toEqual({ ready: false, why: 'empty' });
  });
});
