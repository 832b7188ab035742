import { expect, test } from 'vitest';
import { findDegree } from './degrees.ts';

test.each([
  ['Elm Bachelor Brook High School', undefined],
  ['Magister-Weber-Gymnasium, Abitur', 'Abitur'],
  ['Bachelor Lane High School', undefined],
  ['云安市博士林中学', undefined],
  ['Master Physics, Vale University', 'Master'],
  ['松林大学博士', '博士'],
  ['硕士就读于松林大学', '硕士'],
  ['BTEC Level 3 National Diploma in Sport', 'BTEC Level 3 National Diploma'],
  ['Level 2 NVQ in Plastering', 'Level 2 NVQ'],
  ['Associate Professor of History, Vale University', undefined],
  ['Associate Director, Vale Institute', undefined],
  ['Associate of Arts, Vale College', 'Associate of Arts'],
  ['BSC(HONS) IN BOTANY', 'BSC(HONS)'],
  ['MENG IN CIVIL ENGINEERING', 'MENG'],
  ['MSC CRUISES', undefined],
  ['Associate Degree Nursing', 'Associate Degree'],
])('the degree of %s', (text, degree) => {
  expect(findDegree(text)?.degree).toBe(degree);
});
