import { sharedTypesetter } from '@verdant/typesetter/testing';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../../apps/web/src/i18n/sample/account.ts';
import { sample as en } from '../../apps/web/src/i18n/sample/en.ts';
import { sample as zh } from '../../apps/web/src/i18n/sample/zh.ts';
import { fieldRects, sampleReview } from './sample.ts';

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');

describe.each(['en', 'zh'] as const)('the sample of the home page, %s', (language) => {
  const { was, now, line, pins, ...shown } = { en, zh }[language];
  const { advised, ...expected } = sampleReview(language);

  test('is what our own rules say', () => {
    expect({ ...shown, was: textOf(was), now: textOf(now) }).toEqual(expected);
  });

  test('marks the lines that have advice, where our template sets them', async () => {
    const rects = await fieldRects(sharedTypesetter(), language);
    expect(line).toEqual(rects.get(advised[0]!));
    const tops = advised.slice(1).map((path) => rects.get(path)?.top);
    for (const top of pins) expect(tops).toContain(top);
  });
});
