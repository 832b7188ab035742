import { makePdf, type Placed } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readResume } from '../read.ts';
import { withWrittenAddresses } from './written-addresses.ts';

const written = (text: string) => withWrittenAddresses(linesOf(text)).map((line) => line.text);

test.each([
  ['Email: ada . bell @ example . com', 'Email: ada.bell@example.com'],
  ['tarn.lee @ example . co . uk, 4 Mill Road', 'tarn.lee@example.co.uk, 4 Mill Road'],
  ['ada (at) example.com', 'ada@example.com'],
  ['ada [at] example [dot] org', 'ada@example.org'],
  ['ada at example dot co dot uk', 'ada@example.co.uk'],
  ['邮箱：xiaoyu ＠ example . com', '邮箱：xiaoyu@example.com'],
  ['ada.bell@ example.com . Looking for work', 'ada.bell@example.com . Looking for work'],
])('reads the address of %s', (text, meant) => expect(written(text)).toEqual([meant]));

test.each([
  'Engineer @ harbour.com',
  'Baker @ Mill.io',
  'Sold 3.5 @ 2.50 a piece',
  'Worked at the dot com',
  'Email: ada@example.com. Tel: 0700 900 100',
  '@ mill.example',
])('leaves %s as it is', (text) => expect(written(text)).toEqual([text]));

test('an address with room about its marks, or broken at its sign, is the e-mail and no homepage', async () => {
  const page = (...lines: string[]): Placed[] =>
    ['Ada Bell', ...lines, '07700 900 100'].map((text, i) => ({ text, x: 60, y: 60 + 16 * i, size: i ? 10 : 20 }));
  const basicsOf = async (...lines: string[]) => (await readResume(makePdf([page(...lines)]))).content.basics;
  const found = { email: 'ada.bell@example.co.uk', homepage: '' };
  expect(await basicsOf('ada.bell @ example . co . uk')).toMatchObject(found);
  expect(await basicsOf('ada.bell @', 'example.co.uk')).toMatchObject(found);
  expect(await basicsOf('ada.bell (at) example.co.uk')).toMatchObject(found);
});
