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

/** What somebody is after (`To work in …`, `Seeking a post …`, 希望从事…) is no summing up of what they did; it may stand in the place of one. */
const IS_AIM =
  /^(?:(?:career )?(?:objective|goal)s?\s*[:：–-]\s*|(?:I am |I['’]m |currently |actively |now )?(?:to (?:\w+ly )?(?:work|obtain|secure|get|gain|find|seek|build|pursue|utili[sz]e|use|contribute|be|become|join|achieve|make|grow|excel|associate|continue|apply|enhance|learn|serve|attain|acquire|land|start|begin)\b|(?:seeking|looking|searching|aspiring|aiming|wish(?:ing)?|want(?:ing)?|hoping|keen|eager) (?:for|to|an?|the|my|new|out)\b))|^(?:求职(?:意向|目标)|职业(?:目标|规划)|希望|期望|寻求|渴望|想(?:找|从事|应聘)|应聘)/i;

/** One sentence, and all of it a wish. */
const isAim = ({ content: { basics } }: ResumeDocument): boolean =>
  IS_AIM.test(basics.introduction.trim()) && !/[.。;；]\s*\S/.test(basics.introduction.trim());

/** What the top of the page says of the work; null where it holds only labels, a hobby or nothing. */
export function summaryOf({ content: { basics } }: ResumeDocument): string | null {
  const lines = basics.introduction.split('\n').filter((line) => line.trim() !== '' && !NO_SUMMARY.test(line.trim()));
  const text = lines.join('\n').trim();
  return countWords(text) >= LEAST_WORDS[lineLanguage(text)] ? text : null;
}

/** A share, money or a round number that no telephone and no year has. */
const MEASURE =
  /\d\s?[%％万亿]|[£$€¥₹]\s?\d|\d(?:\.\d+)?\s?(?:k|m|bn|cr|lakh)\b|(?<![\d+])\d{1,6}\s?\+(?!\d)|\b(?:USD|INR|EUR|GBP|AUD|Rs)\b/i;
const linesAbove = ({ written }: ResumeDocument): readonly string[] => {
  if (!written) return [];
  const linesOf = (sections: RegExp) =>
    Object.entries(written.of).flatMap(([path, at]) => (sections.test(path) ? at : []));
  const first = Math.min(written.lines.length, ...linesOf(/^(?:work|projects)\//));
  const marks = new Set(linesOf(/^education\//));
  return written.lines.filter((_, at) => at < first && !marks.has(at));
};

const SUMS_UP =
  /\b(?:profile|summary|synopsis|highlights?|achievements?|accomplishments?|overview|snapshot|at a glance|strengths)\b|业绩|亮点|优势|概[述况要]|简介|总结/i;

/**
 * Whether figures stand above the work or in a list of their own besides what was read as the summary, or that is a wish and
 * the summary a section by its name.
 */
export const isSummedUpElsewhere = (document: ResumeDocument): boolean =>
  document.content.custom.some(
    ({ title, items }) =>
      items.some((text) => MEASURE.test(text) && (isStatement(text) || SUMS_UP.test(title))) ||
      (isAim(document) && SUMS_UP.test(title)),
  ) || linesAbove(document).some((line) => MEASURE.test(line));

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
