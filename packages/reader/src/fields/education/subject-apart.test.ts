import { expect, test } from 'vitest';
import { findSchoolDegree } from '../../values/degrees.ts';
import { schoolPart } from './school.ts';
import { subjectApart } from './subject-apart.ts';

test('where a label says degree, the subject stands in brackets, behind a colon or behind "in"', () => {
  const subjects = [
    'B.Ed. Honours (Community Leadership)',
    'Bachelor of Education: Senior Phase',
    'Diploma in Tool Making',
  ];
  expect(subjects.map((text) => subjectApart(text)?.major)).toEqual([
    'Community Leadership',
    'Senior Phase',
    'Tool Making',
  ]);
  const others = ['Grade 12 (NSC)', 'B.L (Second Class Upper)', 'Diploma in progress'];
  expect(others.map(subjectApart)).toEqual([null, null, null]);
});

test('letters of degrees may have a point behind each', () => {
  expect(['G.E.D. 2003', 'B.L (Second Class)'].map((text) => findSchoolDegree(text)?.from)).toEqual([0, 0]);
});

test('the stage of schooling before a school is no part of its name', () => {
  expect(schoolPart('Secondary : Tarn Valley High School').school).toBe('Tarn Valley High School');
  expect(schoolPart('Elementary - Moor Bay Central School').school).toBe('Moor Bay Central School');
});
