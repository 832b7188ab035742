import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';
import { actualTexts, textsFor } from './actual-text.ts';

const at = (x: number, y: number, shown: string, font = 'F1') =>
  `BT /${font} 10 Tf 1 0 0 1 ${x} ${y} Tm ${shown} Tj ET`;
const span = (text: string, shown: string) => `/Span<</ActualText ${text} >> BDC ${shown} EMC`;
/** A code that the Chinese font has no letter for. */
const BLANK = '<0000>';

const figures = (text: string, y: number) =>
  [...text].map((c, i) => span(`(${c})`, at(400 + 10 * i, y, BLANK, 'F3'))).join('\n');
const document = (years: string) =>
  makePdf([[]], {
    raw: Buffer.from(
      [
        at(50, 740, '(Maria Santos)'),
        at(50, 725, '(maria.santos@example.com)'),
        at(50, 700, '(EXPERIENCE)'),
        at(50, 685, '(Harbor Books, Software Developer)'),
        years,
        at(50, 670, '(Kept the shop of the house alive.)'),
      ].join('\n'),
      'latin1',
    ),
  });

test('letters without a code of their own are read as the document says them', async () => {
  const { content } = await readResume(document(figures('2016-2019', 685)));
  expect(content.work[0]).toMatchObject({ start: '2016', end: '2019' });
});

test('texts are read in both notations of strings', () => {
  const spans = [span('<FEFF0032>', '<D8> Tj'), span('(\\(0\\))', '<D6> Tj'), span('(\\376\\377\\000a)', '<01> Tj')];
  const [list] = actualTexts(makePdf([[]], { raw: Buffer.from(spans.join('\n'), 'latin1') }));
  expect(list).toEqual([
    { text: '2', codes: 'd8' },
    { text: '(0)', codes: 'd6' },
    { text: 'a', codes: '01' },
  ]);
});

test('a stream that shows other letters gives no texts', () => {
  const streams = [[{ text: '2', codes: 'd8' }], [{ text: '7', codes: 'd6' }]];
  expect(textsFor(['d6'], streams)).toEqual(['7']);
  expect(textsFor(['d6', 'd8'], streams)).toBeNull();
});
