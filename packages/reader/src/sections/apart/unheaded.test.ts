import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import type { Line, Says } from '../../types.ts';
import { withEntriesApart, withUnheadedApart } from './unheaded.ts';

const TEXT = `Marlon T. Quade
(330) 555-0144  marlon.quade@example.com
Careful driver who keeps his log.
03/2019 - Present  Tallow Creek Logistics  Yard Driver
- moves 60 trailers a shift
06/2014 - 02/2019  Benton Steel Haulers  Flatbed Driver
2010  Hillcrest College  Diploma
marlon.example.com  marlon@example.com`;

const says = (kind: string, p: number, begin = 0): Says => ({ heading: 0, begin, body: 0, kinds: { [kind]: p } });
const seen = [
  says('top.name', 1),
  says('top.contact', 1),
  says('introduction', 0.6),
  says('work', 0.95, 0.9),
  says('work', 0.9),
  says('work', 0.95, 0.9),
  says('education', 0.8, 0.9),
  says('top.contact', 1),
];
const labelled = (given: Says[], text = TEXT): Line[] =>
  plainLines(text).map((line, at) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, says: given[at]! })) }));
const apart = (given: Says[]) =>
  withUnheadedApart({ title: '', kinds: [], lines: labelled(given) }).map(({ kinds, lines }) => [
    kinds[0],
    lines.length,
  ]);

test('entries that no heading announces are sections; what stands above and contact data stay the head', () => {
  expect(apart(seen)).toEqual([
    [undefined, 4],
    ['work', 3],
    ['education', 1],
  ]);
});

test('without two entries that the labeller is sure of nothing is parted', () => {
  const doubtful = seen.map((one) => ({ ...one, begin: Math.min(one.begin, 0.5) }));
  expect(apart(doubtful)).toEqual([[undefined, 8]]);
});

test('employers below an introduction without a heading are a section of their own', () => {
  const rows: [string, Says][] = [
    ['I have been in care for eight years.', says('introduction', 1)],
    ['Pine Care, Oakton  Aug 2020 to today', says('work', 1, 0.3)],
    ['• Lead a floor of five carers', says('work', 1)],
    ['Oak Homes  Nov 2017 to July 2020', says('work', 1, 0.95)],
    ['Elm Store  2011 to 2015', says('work', 1, 0.95)],
  ];
  const lines = labelled(
    rows.map(([, given]) => given),
    rows.map(([text]) => text).join('\n'),
  );
  const sections = withEntriesApart({ title: 'About me', kinds: ['introduction'], lines });
  expect(sections.map(({ kinds, lines }) => [kinds[0], lines.length])).toEqual([
    ['introduction', 1],
    ['work', 4],
  ]);
});
