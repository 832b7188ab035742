import { createTypesetter } from '@verdant/typesetter';
import { describe, expect, it } from 'vitest';
import { accounts, type Piece } from '../apps/web/src/ui/sample/accounts.ts';
import { accountOf, placesOf } from './sample.ts';

const said = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');

describe.each(['en', 'zh'] as const)('the sample of the home page, %s', (language) => {
  const { was, now, line, pins, ...shown } = accounts[language];
  const { advised, ...true_ } = accountOf(language);

  it('is what our own rules say', () => {
    expect({ ...shown, was: said(was), now: said(now) }).toEqual(true_);
  });

  it('marks the lines that have advice, where our template sets them', async () => {
    const typesetter = createTypesetter({ processes: 1 });
    const places = await placesOf(typesetter, language);
    await typesetter.close();
    expect(line).toEqual(places.get(advised[0]!));
    const tops = advised.slice(1).map((path) => places.get(path)?.top);
    for (const top of pins) expect(tops).toContain(top);
  });
});
