import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readResume } from '../read.ts';
import { withTickedAlone } from './boxes.ts';

const ticked = (text: string) => withTickedAlone(linesOf(text)).map((line) => line.text);

test.each([
  ['☑ Forklift ☐ Crane ☑ First aid', ['Forklift', 'First aid']],
  ['√ 电工证\t□ 驾驶证\t√ 焊工证', ['电工证', '焊工证']],
  ['性别：□男 ☑女', ['性别：  女']],
  ['男 □ 女 ☑', ['女']],
  ['☐ Crane\n☑ Forklift', ['Forklift']],
])('only what was ticked is said: %s', (text, said) => {
  expect(ticked(text)).toEqual(said);
});

test('boxes of one sort alone are the marks of a list', () => {
  expect(ticked('□ Forklift\n□ Crane')).toEqual(['□ Forklift', '□ Crane']);
});

test('headings between rules of signs, as a typewriter prints them, part sections; the rules are no text', async () => {
  const rule = '----------------------------------------';
  const heading = (words: string) => [rule, words, rule];
  const { content, unassigned } = await readResume(
    makePdf([
      page(
        [
          'MARTHA BELLAMY',
          'martha.bellamy@example.com   Chicago, IL',
          ...heading('CAREER HISTORY'),
          'Lead Dispatcher, Lakeshore Towing Inc.',
          'March 2017 - Present',
          ...heading('WHAT I AM GOOD AT'),
          'Radio, maps, Spanish',
        ].join('\n'),
      ),
    ]),
  );
  expect(content.work).toMatchObject([
    { company: 'Lakeshore Towing Inc.', position: 'Lead Dispatcher', start: '2017-03', end: null },
  ]);
  expect(content.skills.flatMap(({ items }) => items)).toEqual(['Radio', 'maps', 'Spanish']);
  expect(unassigned.filter(({ text }) => text.includes('---'))).toEqual([]);
});
