import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { english, letters, outcome, raw, rectangles, testDamaged, useOwnWatch } from '../testing/hostile-documents.ts';

useOwnWatch();
// `hostile.long.test.ts` has more, and ten times as many rectangles
testDamaged(16, 2);

const text = Buffer.from(makePdf([english])).toString('latin1');
const changed = (from: RegExp, to: string) => new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));

test.each([
  ['a page count of billions', changed(/\/Count \d+/, '/Count 2000000000'), ['read', 'damaged', 'tooManyPages']],
  ['a page tree that bites its tail', changed(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]'), ['damaged', 'noText']],
  ['arrays in arrays', raw(`${'['.repeat(50_000)} ${letters}`), ['read', 'damaged', 'noText']],
  ['a stack that only grows', raw(`${'q '.repeat(5_000)}${letters}`), ['read', 'damaged', 'noText']],
  ['matrices without end', raw(`${'1e300 0 0 1e300 0 0 cm '.repeat(50)}${letters}`), ['read', 'damaged', 'noText']],
  ['letters of no size at all', raw(`BT /F1 0 Tf (Ana Ruiz, an analyst of loans) Tj ET`), ['noText', 'damaged']],
  ['ten thousand rectangles', rectangles(10_000), ['read', 'damaged']],
  ['a font that is none', changed(/\/Subtype \/Type1 /g, '/Subtype /Type3 '), ['read', 'damaged', 'noText']],
  ['a map of characters that is none', changed(/UniGB-UCS2-H/g, 'No-Such-Map'), ['read', 'damaged', 'noText']],
])(
  '%s',
  async (_, bytes, allowed) => {
    expect(allowed).toContain(await outcome(bytes));
  },
  60_000,
);
