import type { ResumeContent } from '@verdant/contracts';
import { closings, salutations } from '@verdant/lexicon/vocabulary';
import type { TextField } from '../../content/text-fields.ts';

const any = (words: readonly string[]) => words.join('|').replace(/[.]/g, '\\.');
const GREETS = new RegExp(
  `^(?:${any(salutations.before.en)})\\s+\\p{L}|^(?:${any(salutations.whole)})|^(?:${any(salutations.before.zh)})|^(?:${any(salutations.behind)})`,
  'iu',
);
const CLOSES = new RegExp(`^(?:${any(closings)})[\\s,，.。!！:：]*(?:\\p{Lu}[^\\n]{0,40})?$`, 'iu');
/** What a letter says and no résumé does. */
const APPLIES =
  /\bI (?:am|['’]m) (?:writing|applying)\b|\bI (?:would like|wish) to apply\b|\b(?:please find|I (?:enclose|attach))\b|\bI look forward to\b|贵(?:公司|单位|校|院|司)|此致|敬礼/i;

/** So many jobs with house, post and times were set in lines of their own: then a résumé follows the letter. */
const LEAST_JOBS = 2;

/** Whether the document is a letter with no résumé below it: two of greeting, closing and request, and no list of jobs. */
export function isLetter({ work }: ResumeContent, fields: readonly TextField[], loose: readonly string[]): boolean {
  const whole = work.filter(({ company, position, start }) =>
    [company, position, start].every((text) => text.trim() !== ''),
  );
  if (whole.length >= LEAST_JOBS) return false;
  const lines = [...fields.map(({ text }) => text), ...loose]
    .flatMap((text) => text.split('\n'))
    .map((one) => one.trim());
  const signs = [GREETS, CLOSES, APPLIES].filter((sign) => lines.some((line) => sign.test(line)));
  return signs.length > 1;
}
