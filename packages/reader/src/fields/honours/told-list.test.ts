import { expect, test } from 'vitest';
import { listedInSentences } from './told-list.ts';

test.each<[string, string[]]>([
  [
    'Trained in moving and handling, food safety and fire safety.',
    ['moving and handling', 'food safety', 'fire safety'],
  ],
  [
    'I hold the Care Certificate, NVQ Level 2 in Health and Social Care and a full driving licence.',
    ['Care Certificate', 'NVQ Level 2 in Health and Social Care', 'driving licence'],
  ],
  [
    'First Aid at Work (renewed May 2023), Autism Level 2, Safer Lifting, Food Safety. Basic disclosure on file.',
    [
      'First Aid at Work (renewed May 2023)',
      'Autism Level 2',
      'Safer Lifting',
      'Food Safety',
      'Basic disclosure on file',
    ],
  ],
  ['Completed Full Baking Course from Tarn Academy, Chennai (2016 – 2017)', []],
  ['First Aid at Work, Red Cross, 2019', []],
  ['Managed a team of six. Won a prize.', []],
])('%s', (text, names) => {
  expect(listedInSentences(text)).toEqual(names);
});
