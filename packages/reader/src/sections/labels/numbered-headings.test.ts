import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import { numberedHeadings } from './numbered-headings.ts';

const found = (text: string, known: number[]) => [...numberedHeadings(plainLines(text), known)];

test('a line with the number that is wanted among numbered headings is one, whatever its words', () => {
  const text =
    'Part 1: Education\nVale College\nPart 2: Places that paid me\nTarn Mill\nPart 3: Certificates\nPart 4: What else\nPart 2: again';
  expect(found(text, [0, 4])).toEqual([2, 5]);
});

test('other lists with numbers are none', () => {
  const text = '1. Education\n1. First prize\n2. Second prize\n2. Skills\n3. Third prize.\n3. Languages';
  expect(found(text, [0, 3, 5])).toEqual([]);
  expect(found('Education\n1. First prize\nSkills\n2. Second prize', [0, 2])).toEqual([]);
});
