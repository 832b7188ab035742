import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { toContent } from '../../parse/content.ts';

const awardsIn = (title: string, text: string): string[] =>
  toContent([{ title, kinds: ['awards'], lines: linesOf(text), typeOnly: false }], 'en', 842).content.awards.map(
    ({ name }) => name,
  );

const LIST =
  '- 2nd prize in Tarn Quiz, 2025\n- Youth service volunteer, 7 days winter camp (2024)\n- Participated in college gathering 2024\n- Attended workshop on tax returns\nat Vale College\n- Participated in Tarn Rowing and won a medal\n- Elm Scout Medal, 2021';

test('where somebody took part or helped is no prize below a heading that promises both', () => {
  for (const title of ['Achievements & Extra Curricular Activities', 'Awards and participation'])
    expect(awardsIn(title, LIST)).toEqual([
      expect.stringContaining('2nd prize'),
      expect.stringContaining('Rowing'),
      expect.stringContaining('Elm Scout Medal'),
    ]);
});

test('below a heading of prizes alone each line is one', () => {
  expect(awardsIn('Achievements', LIST)).toHaveLength(6);
});
