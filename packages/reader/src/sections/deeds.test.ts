import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { withDeedsAsTold } from './deeds.ts';
import type { Section } from './section.ts';

const section = (text: string): Section => ({
  title: '主要工作实绩',
  kinds: ['projects'],
  lines: linesOf(text),
  typeOnly: true,
});

test('deeds of a form without dates are no projects, with dates they may be', () => {
  expect(withDeedsAsTold(section('1、全年走访农户 300 户；')).kinds).toEqual(['custom']);
  expect(withDeedsAsTold(section('2019.3-2020.6 松林河道整治')).kinds).toEqual(['projects']);
});
