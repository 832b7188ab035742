import { headingKind, legalForms } from '@verdant/lexicon/vocabulary';
import { isFormLabel } from '../text/form-label.ts';
import { isWord } from '../text/spelling/dictionary.ts';
import { markerLength } from '../text/words.ts';
import type { ResumeDocument, Role } from './document.ts';

/** A line that begins or ends with the times of an entry: the head of the next one, read as a point of this. */
const MOMENT = String.raw`(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d(?:[./年-]\d{1,2}月?)?)`;
const TIMES = String.raw`${MOMENT}\s?(?:[-–—~～至到]+|to|until)\s?(?:${MOMENT}|present|now|current|date|至今|今)`;
const HOLDS_TIMES = new RegExp(`^[(（]?${TIMES}|${TIMES}[)）]?$`, 'iu');
const LONGEST_HEAD = 90;

/** A house by its whole name and nothing else. */
const HOUSE_ZH =
  /^\p{Script=Han}[^，,。；;：:\s]{2,28}(?:公司|集团|医院|学校|中学|小学|大学|学院|研究院|事务所|幼儿园|工厂)(?:[（(][^）)]{1,12}[）)])?$/u;
const LEGAL = legalForms.map((form) => form.replace(/\./g, '')).filter((form) => form.length > 2);
const HOUSE_EN = new RegExp(`^(?:\\p{Lu}[\\p{L}&'’.-]* ){1,6}(?:${LEGAL.join('|')})\\.?$`, 'iu');
/** 参观某公司: a deed at a house. */
const DEED_ZH = /^(?:在|为|到|与|给|帮|协助|负责|参与|服务|拜访|参观|走访|对接|开发|维护|加入|成立|创办)/;
const isHouse = (text: string): boolean => (HOUSE_ZH.test(text) && !DEED_ZH.test(text)) || HOUSE_EN.test(text);

/** `levelMonthly`: two words of two cells, of which the second kept its capital. Names of makes begin with one. */
const GLUED = /(?<![\p{L}\d./@_-])(\p{Ll}{4,14})(\p{Lu}\p{Ll}{3,14})(?![\p{L}\d])/gu;
export const isGlued = (text: string): boolean =>
  Array.from(text.matchAll(GLUED)).some(([, first, second]) => isWord(first!) && isWord(second!.toLowerCase()));

const isOfAnother = (text: string): boolean =>
  isFormLabel(text) || isHouse(text) || isGlued(text) || (text.length <= LONGEST_HEAD && HOLDS_TIMES.test(text));

/** So many points, and so many times those of each other, are those of several entries. */
const FAR_MORE = 5;
const LEAST_MANY = 15;
function isFarLarger({ bullets }: Role, others: readonly Role[]): boolean {
  const most = Math.max(0, ...others.map((role) => role.bullets.length));
  return others.length > 1 && bullets.length >= LEAST_MANY && bullets.length >= FAR_MORE * Math.max(1, most);
}

const isNoHead = (text: string, name: string): boolean =>
  text !== '' && (isFormLabel(text) || headingKind(text) !== null || (name !== '' && text === name));

/**
 * Jobs and projects, as `work/w1`, that show by what they hold that they were not read as they stand: labels of a form,
 * another entry's head, a house or two cells in one among the points, a label or heading for a head, the points of all.
 */
export function misreadEntries(document: ResumeDocument): ReadonlySet<string> {
  const known = found.get(document);
  if (known) return known;
  const entries = lookFor(document);
  found.set(document, entries);
  return entries;
}
const found = new WeakMap<ResumeDocument, ReadonlySet<string>>();

function lookFor({ content, roles }: ResumeDocument): ReadonlySet<string> {
  const name = content.basics.name.trim();
  const jobs = roles.filter(({ section }) => section === 'work');
  return new Set(
    roles
      .filter((role) => {
        const job = role.section === 'work' ? content.work.find(({ id }) => id === role.id) : undefined;
        return (
          role.bullets.some(({ text }) => isOfAnother(text.slice(markerLength(text)).trim())) ||
          [job?.company, job?.position].some((text) => text !== undefined && isNoHead(text.trim(), name)) ||
          (role.section === 'work' &&
            isFarLarger(
              role,
              jobs.filter((other) => other !== role),
            ))
        );
      })
      .map(({ section, id }) => `${section}/${id}`),
  );
}
