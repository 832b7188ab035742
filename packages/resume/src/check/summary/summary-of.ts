import { lineLanguage } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { isStatement } from '../../text/statement.ts';
import { countWords } from '../../text/words.ts';

const LEAST_WORDS = { en: 8, zh: 14 };
/** So much longer is what may be a summary in another place. */
const MORE = 4;

/** A label of the person's with its value, an address, a signature: no word about the work. */
const NO_SUMMARY =
  /(?:^|\s)(?:father|mother|spouse|husband|nationality|religion|gender|sex|date of birth|passport|visa|languages?|address|phone|mobile|e-?mail|marital status|place of birth|age)\b[^:：\n]{0,12}[:：]|^(?:姓名|性别|年龄|电话|邮箱|地址|籍贯|民族|出生|日期)|@|签[名字]|真实有效|\bdeclare\b|\bcertify\b/i;
/** Who speaks of themselves below a school sums up, wherever it was filed. */
const OF_SELF = /本人|我(?!国)|自我评价|从业|\bI(?:['’]m| am| have)?\b/;

/** What the top of the page says of the work; null where it holds only labels, a hobby or nothing. */
export function summaryOf({ content: { basics } }: ResumeDocument): string | null {
  const lines = basics.introduction.split('\n').filter((line) => line.trim() !== '' && !NO_SUMMARY.test(line.trim()));
  const text = lines.join('\n').trim();
  return countWords(text) >= LEAST_WORDS[lineLanguage(text)] ? text : null;
}

/** Whether the summary stands before the work, as whoever opens the page sees it; what was typed here is set so. */
export function opensPage({ written }: ResumeDocument): boolean {
  if (!written) return true;
  const linesOf = (section: string) =>
    Object.entries(written.of).flatMap(([path, lines]) => (path.startsWith(section) ? lines : []));
  const own = linesOf('basics/introduction');
  return own.length === 0 || Math.min(...own) < Math.min(...linesOf('work/'), ...linesOf('projects/'));
}

/** Sentences that found another place may be the summary. */
export function summaryMayStandElsewhere({ content: { custom, education, skills }, loose }: ResumeDocument): boolean {
  const texts = [
    ...loose,
    ...custom.flatMap(({ items }) => items),
    ...skills.flatMap(({ items }) => items).filter((item) => /[。.]/.test(item)),
    ...education.flatMap(({ description }) => description.split('\n')).filter((line) => OF_SELF.test(line)),
  ];
  return texts.some(
    (text) =>
      /[。.!；;，,]/.test(text) && isStatement(text) && countWords(text) >= LEAST_WORDS[lineLanguage(text)] + MORE,
  );
}
