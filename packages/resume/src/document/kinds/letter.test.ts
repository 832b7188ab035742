import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { emptyContent } from '../../content/empty.ts';
import { readDocument } from '../document.ts';

const read = (content: ReturnType<typeof strongEnglish>, ...items: string[]) =>
  readDocument({ content: { ...content, custom: [{ id: 'x1', title: '', items }] }, language: 'en', today: '2026-11' })
    .letter;

test.each([
  [['Dear Ms Okafor', 'I am writing to apply for the post of stores clerk.', 'Yours sincerely']],
  [['To whom it may concern', 'Kind regards, Ada Moss']],
  [['尊敬的王经理', '看到贵公司招聘仓管，特来应聘。', '此致', '敬礼']],
])('a letter: %s', (lines) => expect(read(emptyContent(), ...lines)).toBe(true));

test('a résumé behind a letter is one', () =>
  expect(read(strongEnglish(), 'Dear Ms Okafor', 'Yours sincerely')).toBe(false));

test.each([['Dear to me: rivers and maps'], ['熟悉贵金属检测'], ['Sincerely interested in soil']])(
  'no letter: %s',
  (line) => expect(read(emptyContent(), line)).toBe(false),
);
