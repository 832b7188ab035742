import { expect, test } from 'vitest';
import { linesOf } from '../../../../testing/lines.ts';
import { parseWork } from '../work.ts';

const read = (text: string): string[] =>
  parseWork(linesOf(text)).map(({ position, company }) => `${position} @ ${company}`);

test.each([
  ['Self employed, trading as Tarn Tiling\t2021 - 2022\n- Kitchens', 'Self employed @ Tarn Tiling'],
  ['Self-employed t/a Vale Joinery\t2018 – 2020\n- Fitted kitchens', 'Self-employed @ Vale Joinery'],
  ['Sole trader (trading as Tarn Gardens)\t2012 – 2018', 'Sole trader @ Tarn Gardens'],
  ['Trading as Moor Electrical, self employed\t2010 – 2012', 'self employed @ Moor Electrical'],
  ['Electrician\t2010 – 2012\nSelf-employed, dba Moor Electric', 'Electrician @ Moor Electric'],
  ['Freelance designer for Tarn Studio\t2010 – 2012', 'Freelance designer @ Tarn Studio'],
])('the name that somebody trades under is the employer: %s', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test.each([
  [
    '**Deputy Manager - Quality Assurance\t2019 – 2021\nTarn Drive Parts Pvt. Ltd.',
    'Deputy Manager - Quality Assurance @ Tarn Drive Parts Pvt. Ltd.',
  ],
  ['**Engineer – Civil Engineering\t2019 – 2021\nTarn Works Ltd.', 'Engineer – Civil Engineering @ Tarn Works Ltd.'],
  [
    '**Range Technician (Fuels) / Assistant Officer (detail)\t2019 – 2021\nTarn Forest Ltd.',
    'Range Technician (Fuels) / Assistant Officer (detail) @ Tarn Forest Ltd.',
  ],
  ['**Nurse - Full-time\t2019 – 2021\nTarn Care Ltd.', 'Nurse @ Tarn Care Ltd.'],
])('a post with what it is for is whole, how and where somebody worked is none of it: %s', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});
