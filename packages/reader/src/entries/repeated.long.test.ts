import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { schoolPart } from '../fields/education/school.ts';
import { listItems } from '../fields/honours/honour-lists.ts';
import { nameLikeness } from '../fields/name/likeness.ts';
import { splitKeywords } from '../fields/skills.ts';
import { postsOf } from '../fields/work/posts.ts';
import { findDegree } from '../values/degrees.ts';
import { isLocation, locationAtEnd, mayBePlace, residence } from '../values/locations.ts';
import { findDates } from '../values/parse-dates.ts';
import { leanOf } from '../values/roles.ts';

const LETTERS = 100_000;
const MOST_MS = 2000;
const patterns = [
  'Aa ',
  'Aa, ',
  '中',
  '大学',
  '市·',
  '2019 - ',
  '1 2 ',
  '（1）',
  'at ',
  '一九',
  '● ',
  "O'A-",
  '北 海 ',
  '、a',
  'Mar ',
];
const piece = (text: string) => ({ text, bold: false, line: 0, label: null });

test.each<[string, (text: string) => unknown]>([
  ['dates', findDates],
  ['degrees', findDegree],
  ['places', (text) => [isLocation(text), locationAtEnd(text), mayBePlace(text), residence(text)]],
  ['posts', (text) => [leanOf(text), postsOf([[piece(text)], [piece('Night Baker'), piece(text)]])]],
  ['names', nameLikeness],
  ['schools', schoolPart],
  ['honours', listItems],
  ['skills', splitKeywords],
])('a text that repeats a pattern is read in time: %s', async (_, read) => {
  read('Night Baker');
  for (const pattern of patterns) {
    const text = pattern.repeat(LETTERS / pattern.length);
    const spent = await processorMs(() => read(text));
    expect(spent, pattern).toBeLessThan(MOST_MS);
  }
});
