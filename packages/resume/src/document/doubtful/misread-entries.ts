import { hasTitleWord, headingKind, legalForms } from '@verdant/lexicon/vocabulary';
import { endsLikePost } from '../../text/chinese-post.ts';
import { isFormLabel } from '../../text/form-label.ts';
import { isWord } from '../../text/spelling/dictionary.ts';
import { isStatement } from '../../text/statement.ts';
import { markerLength } from '../../text/words.ts';
import type { Bullet, ResumeDocument, Role } from '../document.ts';

/** A line that begins or ends with the times of an entry: the head of the next one, read as a point of this. */
const MOMENT = String.raw`(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d(?:[./年-]\d{1,2}月?)?)`;
const TIMES = String.raw`${MOMENT}\s?(?:[-–—~～至到]+|to|until)\s?(?:${MOMENT}|present|now|current|date|至今|今)`;
const HOLDS_TIMES = new RegExp(`^[(（]?${TIMES}|${TIMES}[)）]?$`, 'iu');
const LONGEST_HEAD = 90;

/** A house by its whole name and nothing else. */
const HOUSE_ZH =
  /^\p{Script=Han}[^，,。；;：:\s]{2,28}(?:公司|集团|医院|学校|中学|小学|大学|学院|研究院|事务所|幼儿园|工厂)(?:\p{Script=Han}{1,5}[科部室])?(?:[（(][^）)]{1,12}[）)])?$/u;
const LEGAL = legalForms.map((form) => form.replace(/\./g, '')).filter((form) => form.length > 2);
const HOUSE_EN = new RegExp(`^(?:\\p{Lu}[\\p{L}&'’.-]* ){1,6}(?:${LEGAL.join('|')})\\.?$`, 'iu');
/** 参观某公司: a deed at a house. */
const DEED_ZH = /^(?:在|为|到|与|给|帮|协助|负责|参与|服务|拜访|参观|走访|对接|开发|维护|加入|成立|创办)/;
const isHouse = (text: string): boolean => (HOUSE_ZH.test(text) && !DEED_ZH.test(text)) || HOUSE_EN.test(text);

/** `levelMonthly`: two words of two cells, of which the second kept its capital. Names of makes begin with one. */
const GLUED = /(?<![\p{L}\d./@_-])(\p{Ll}{4,14})(\p{Lu}\p{Ll}{3,14})(?![\p{L}\d])/gu;
/** `Main duties Process forms …`: a label of a form and the first line below it. */
const GLUED_LABEL =
  /^(?:Main|Key|Major|Principal) (?:[Dd]uties|[Rr]esponsibilities|[Aa]chievements|[Tt]asks)(?: (?:and|&) (?:[Dd]uties|[Rr]esponsibilities|[Aa]chievements|[Tt]asks))? (?=\p{Lu}\p{Ll})/u;
/** `i. … ii. … iii. …`, `1、……2、……`: several points in one. */
const NUMBERED =
  /(?:^|\s)[(]?i[.)]\s.*\s[(]?ii[.)]\s|(?:^|\s)[(（]?1[.、)）](?!\d).{4,}[\s。；;，,][(（]?2[.、)）](?!\d)|①.*②/s;
export const isGlued = (text: string): boolean =>
  GLUED_LABEL.test(text) ||
  NUMBERED.test(text) ||
  Array.from(text.matchAll(GLUED)).some(([, first, second]) => isWord(first!) && isWord(second!.toLowerCase()));

/** A post and nothing else is the head of an entry: `Packer / Casual Cashier`, 护理组长. */
const POST_EN = /^(?:\p{Lu}[\p{L}’'-]*|[/&-])(?: (?:\p{Lu}[\p{L}’'-]*|[/&-]|of|and)){0,5}$/u;
const LONGEST_POST_ZH = 8;
const BECOMES = /^(?:任|担任|兼|晋|升|当选|被|获|评|聘|带|为)/;
const isPost = (text: string): boolean =>
  POST_EN.test(text)
    ? hasTitleWord(text) && !/^\p{Lu}\p{L}+(?:ed|ing|ly) /u.test(text)
    : text.length <= LONGEST_POST_ZH && /^\p{Script=Han}+$/u.test(text) && !BECOMES.test(text) && endsLikePost(text);

/** What heads a section that never stands inside a job. */
const OUTSIDE_OF_JOBS: ReadonlySet<string> = new Set(['education', 'languages', 'references', 'certifications']);
const isHeading = (text: string): boolean => OUTSIDE_OF_JOBS.has(headingKind(text) ?? '');

/** Times with a name beside them; with a deed they are when it was done. */
const holdsTimes = ({ text, opener }: Bullet): boolean =>
  text.length <= LONGEST_HEAD &&
  HOLDS_TIMES.test(text) &&
  opener.kind !== 'verb' &&
  !isStatement(text.replace(HOLDS_TIMES, '').trim());

const plainOf = ({ text }: Bullet): string => text.slice(markerLength(text)).trim();
const isOfAnother = (bullet: Bullet): boolean => {
  const text = plainOf(bullet);
  return isPost(text) || isHeading(text) || isHouse(text) || isGlued(text) || holdsTimes({ ...bullet, text });
};
/** One label that lost its value is a line too many; of several the values are somewhere among the points. */
const LEAST_LABELS = 2;
const holdsLabels = (bullets: readonly Bullet[]): boolean =>
  bullets.map(plainOf).filter((text) => isFormLabel(text)).length >= LEAST_LABELS;

/** So many points, and so many times those of each other, are those of several entries. */
const FAR_MORE = 5;
const LEAST_MANY = 15;
function isFarLarger({ bullets }: Role, others: readonly Role[]): boolean {
  const most = Math.max(0, ...others.map((role) => role.bullets.length));
  return others.length > 1 && bullets.length >= LEAST_MANY && bullets.length >= FAR_MORE * Math.max(1, most);
}

/** A ruled line, a level by itself, a label of a form among the skills: a table that was read as a list. */
const NO_SKILL =
  /^[-_=*~.·—]{3,}$|^(?:beginner|elementary|intermediate|advanced|expert|level|proficiency|years?(?: of experience)?|last used|精通|熟练|熟悉|了解|一般)$/i;
const LEAST_NO_SKILLS = 2;
export const isMisreadList = ({ content: { skills } }: ResumeDocument, path: string): boolean =>
  skills.some(
    ({ id, items }) =>
      path.startsWith(`skills/${id}/`) &&
      (items.some((item) => /^[-_=*~.·—]{3,}$/.test(item.trim())) ||
        items.filter((item) => NO_SKILL.test(item.trim()) || isFormLabel(item)).length >= LEAST_NO_SKILLS),
  );

/** What a section may be called and somebody may be. */
const IS_POST = /^(?:volunteer|志愿者|义工)$|[师员长]$/i;
const isNoHead = (text: string, name: string): boolean =>
  text !== '' &&
  (isFormLabel(text) || (headingKind(text) !== null && !IS_POST.test(text)) || (name !== '' && text === name));

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
          role.bullets.some(isOfAnother) ||
          holdsLabels(role.bullets) ||
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
