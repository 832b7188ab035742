import { expect, test } from 'vitest';
import type { Line } from '../types.ts';
import { withoutCoverLetter } from './cover-letter.ts';

const pageOf = (page: number, ...texts: string[]) => texts.map((text) => ({ page, text }) as Line);
const resume = pageOf(0, 'Ada Bell', 'Experience', 'Fernhill Water', 'Education', 'Elmbridge');
const left = (lines: Line[]) => [...new Set(withoutCoverLetter(lines).map(({ page }) => page))];

test('a letter behind the résumé, or before it, is none of it', () => {
  const english = pageOf(
    1,
    'Ada Bell',
    '12 March 2026',
    'Dear Ms Vale,',
    'I am writing.',
    'Yours sincerely,',
    'Ada Bell',
  );
  expect(left([...resume, ...english])).toEqual([0]);
  const chinese = pageOf(1, '尊敬的招聘负责人：', '我在贵公司网站上看到这个职位。', '此致', '敬礼');
  expect(left([...chinese, ...resume])).toEqual([0]);
});

test('pages of the résumé stay, whatever their words', () => {
  const projects = pageOf(1, 'Projects', 'Dear Diary, an app', 'Skills', 'Sincerely');
  expect(left([...resume, ...projects])).toEqual([0, 1]);
  expect(left([...resume, ...pageOf(1, 'Dear Ms Vale,', 'I am writing.')])).toEqual([0, 1]);
  expect(left(pageOf(0, 'Dear Ms Vale,', 'I am writing.', 'Yours sincerely,'))).toEqual([0]);
});
