import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const cut = (text: string, ...quotes: [string, string][]) =>
  segmentsOf(
    text,
    quotes.map(([key, quote]) => ({ key, quote })),
  )
    .map(({ text, key }) => (key ? `[${key}:${text}]` : text))
    .join('');

it('marks the words of each value and nothing between them', () => {
  expect(cut('2012.09-2016.06  江澜大学  本科', ['date', '2012.09-2016.06'], ['school', '江澜大学'])).toBe(
    '[date:2012.09-2016.06]  [school:江澜大学]  本科',
  );
});

it('takes of a quote over several lines what stands in this one', () => {
  const quote = 'Kept the stock of two shops in order.';
  expect(cut('Kept the stock of two', ['a', quote])).toBe('[a:Kept the stock of two]');
  expect(cut('shops in order. Then more', ['a', quote])).toBe('[a:shops in order.] Then more');
});

it('takes of a quote in parts those that stand in this line', () => {
  expect(cut('region: North Yorkshire', ['a', '2 Mill Lane\nYork\nNorth Yorkshire'])).toBe(
    'region: [a:North Yorkshire]',
  );
  expect(cut('country: GB', ['a', 'Basel\nRBG'])).toBe('country: GB');
});

it('gives equal words to equal values one after the other', () => {
  expect(cut('R, Python, R', ['first', 'R'], ['second', 'R'])).toBe('[first:R], Python, [second:R]');
});

it('shares the words of a range between its dates by giving them to the first', () => {
  expect(cut('2019 – 2021', ['start', '2019 – 2021'], ['end', '2019 – 2021'])).toBe('[start:2019 – 2021]');
});

it('loses no letter, whatever is looked for', () => {
  const line = '  a b\tc  ';
  for (const quote of ['', 'b', 'a b c', 'zz', 'abcdef', 'c'])
    expect(
      segmentsOf(line, [{ key: 1, quote }])
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
});
