import { expect, it } from 'vitest';
import { en } from './en/index.ts';

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
const all = leaves(en);

it.each([
  '...',
  'Not Found 404',
  'Something went wrong.',
  'Excuse me. Please wait for our team to fix it.',
  'dear user',
  'member benefits',
  'recharge',
  'AI Generation | {{product}}',
  'Must fill resume name',
  "You can't check more suggestions for your current benefits, please upgrade your benefits.",
  'Please input {{field}}',
  'Please input a valid {{field}}',
  'Are you sure you want to delete this {{item}}?',
  'Analyzing, it will take about 1 minute',
  'Analysis suggestion failed or there are no analysis suggestions available',
  'If you need further analysis of your resume, you must input the job description',
  'Request aborted',
  'Request failed with status code {{status}}',
])('some page says “%s”', (sentence) => {
  expect(all).toContain(sentence);
});

it.each(['At least one item must be left', 'Network Error', 'timeout of 100000ms exceeded'])(
  'some page begins with “%s”',
  (words) => {
    expect(all.some((text) => text.startsWith(words))).toBe(true);
  },
);
