import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { withSpreadHeadings } from './spread-headings.ts';

const texts = (text: string) => withSpreadHeadings(linesOf(text)).map((line) => line.text);

test('headings whose letters are cells of their own are one word, others of their look as well', () => {
  expect(texts('**教**\t**育**\n松林大学\n**自**\t**评**\n认真')).toEqual(['教育', '松林大学', '自评', '认真']);
});

test('single letters in the cells of a form are values', () => {
  expect(texts('男\t汉\n松林大学')).toEqual(['男  汉', '松林大学']);
});
