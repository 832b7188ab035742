import { hasInternWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { tradeOf } from '../../ask/trade-of.ts';
import { askedRoles, type ResumeDocument, type Role } from '../../document/document.ts';
import { isBeginner, isBeside, newestJob } from '../../document/of-now.ts';
import { isOffice, isSide } from '../../document/side-entries.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import { isStatement } from '../../text/statement.ts';
import { type Check, EXPERIENCE, type FieldSpan, hint } from '../check.ts';
import { pointsApart } from './points-apart.ts';
import { asksOf, hasLoosePoints, nameOf, speaksOfTrade } from './roles/told-of-role.ts';

const YEAR = 12;
/** A post of some months, or one that ended long ago, may stand as a line. */
const LEAST_HELD = YEAR;
const LOOKED_AT = 12 * YEAR;
const MOST_ROLES = 3;

/** Help that is given for nothing, and the line of a house above the posts held there. */
const UNPAID = /義務|义务|志工|志願|honorary|pro bono/i;
const IN_BRACKETS = /^[（(][^（）()]*[）)]$/;

const isTold = ({ section, bullets }: Role): boolean => section === 'work' && bullets.length > 0;
/** Parts of one house are told below one of them. */
function isOfHouse(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return a !== '' && b !== '' && (a!.includes(b!) || b!.includes(a!));
}
/** What stands within its time, and begins or ends with it, may be a part of it. */
const holds = (outer: Pick<Role, 'start' | 'end'>, { start, end }: Role): boolean =>
  !!outer.start &&
  !!outer.end &&
  !!start &&
  !!end &&
  outer.start.first <= start.first &&
  end.last <= outer.end.last &&
  (outer.start.first === start.first || end.last === outer.end.last);

/** A post with house, title and dates of which nothing is told, and that was held for a year or more. */
function isEmpty({ content, today, roles }: ResumeDocument, { section, id, name, start, end, bullets }: Role): boolean {
  const job = section === 'work' ? content.work.find((one) => one.id === id) : undefined;
  if (!job || bullets.length > 0 || start === null || end === null || isSide(job) || isOffice(job)) return false;
  const isNamed = [job.company, job.position].every((text) => text.trim() !== '');
  // military service and training are lines of their own
  const isService = /\b(?:military|army|navy|air force|apprentice|trainee|student)\b|服役|义务兵|学徒/i.test(
    `${job.company} ${job.position}`,
  );
  return (
    isNamed &&
    !isService &&
    !UNPAID.test(`${job.company} ${job.position}`) &&
    (hasTitleWord(job.position) || endsLikePost(job.position.replace(/[（(][^）)]{0,40}[）)]/g, '').trim())) &&
    !IN_BRACKETS.test(job.position.trim()) &&
    // a head that tells of the work as well
    !/[，,；;]\s?\p{Script=Han}/u.test(job.position) &&
    !roles.some((one) => one.id !== id && isTold(one) && (isOfHouse(one.name, name) || holds({ start, end }, one))) &&
    !hasInternWord(job.position) &&
    today - end.last <= LOOKED_AT &&
    end.last - start.first >= LEAST_HELD
  );
}

/** Points of work that were filed elsewhere may be what is missed below a role. */
const holdsAstray = ({ content: { custom, projects } }: ResumeDocument): boolean =>
  custom.some(({ items }) => items.some((text) => isStatement(text))) ||
  projects.some(({ name, introduction }) => isStatement(name) || /^[.。,，]/.test(introduction.trim()));

/** Of the newest jobs a reader misses what was done, whatever they were. */
const NEWEST = 2;
const LATE = 4 * YEAR;
const isLate = ({ today }: ResumeDocument, { end }: Role) => end !== null && today - end.last <= LATE;

/** A job in the trade of the newest tells how somebody came to it, however long ago. */
function isOfTrade(document: ResumeDocument, role: Role): boolean {
  const newest = newestJob(document);
  const trade = newest && newest !== role ? tradeOf(document, newest)?.id : undefined;
  return trade !== undefined && !isBeginner(document) && tradeOf(document, role)?.id === trade;
}

/** The work that ends a course of study, or the only project of whoever has not worked yet, as a title alone. */
const OF_PROJECT = {
  en: 'Your own work stands here as a title. Say what it was for, what you built or measured and with what, your part in it, and what came out: a figure, a mark, who uses it.',
  zh: '这个项目只有题目。写清为了解决什么、你做了哪一部分、用了什么方法，结果多少、成绩如何。',
};
/** The line below the name of the person or of a house. */
const IS_ADDRESS = /\b(?:rd|road|st|street|ave|avenue|lane|ln|drive|terrace|close|estate)\b\.?,|路\s?\d+号/i;
const LEAST_TITLE = 12;
const MOST_PROJECTS = 2;
function bareProjects(document: ResumeDocument): FieldSpan[] {
  const { content } = document;
  // where houses are lost, what stood below a project may be as well
  const isLost = content.work.some(({ company, position }) => company.trim() === '' || /\d/.test(position));
  if (isLost || hasLoosePoints(document) || !isBeginner(document) || content.projects.length > MOST_PROJECTS) return [];
  return content.projects.flatMap(({ id, name, introduction, results, technologies }): FieldSpan[] =>
    name.trim().length >= LEAST_TITLE &&
    !IS_ADDRESS.test(name) &&
    results.every((text) => text.trim() === '') &&
    technologies.length === 0 &&
    (introduction.trim() === '' || IN_BRACKETS.test(introduction.trim()))
      ? [{ path: `projects/${id}/name`, text: name, advice: OF_PROJECT, worth: 2 }]
      : [],
  );
}

/** A title alone may be of several trades: another job of the same has to speak of it. */
const isSureOfTrade = (document: ResumeDocument, role: Role): boolean =>
  document.roles.some(
    (one) => one !== role && tradeOf(document, one)?.id === tradeOf(document, role)?.id && speaksOfTrade(document, one),
  );

const emptyOf = (document: ResumeDocument, roles: readonly Role[]): FieldSpan[] =>
  roles
    .filter((role) => isEmpty(document, role))
    .slice(0, MOST_ROLES)
    .map((role): FieldSpan => {
      const asks = isSureOfTrade(document, role) ? asksOf(document, role) : { en: '', zh: '' };
      const name = nameOf(document, role);
      return {
        path: role.path,
        text: role.name,
        question: true,
        advice: {
          en: `Nothing is told of “${name}”. A line or two will do${asks.en === '' ? '.' : `: ${asks.en}`}`,
          zh: `“${name}”下面没有内容，写一两条就够${asks.zh === '' ? '。' : `：${asks.zh}`}`,
        },
      };
    });

export const emptyRole: Check = {
  id: 'IMP-12',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'An entry of which nothing is told', zh: '有一段经历没有内容' },
  detects: {
    en: 'A post held for a year or more, in the last twelve, without a line below it while others have some. Only said.',
    zh: '近十二年里做满一年的一段工作，下面没有一条内容，别的经历有。只作提示。',
  },
  advice: {
    en: 'Nothing is told of this post. One line is enough.',
    zh: '这一段下面没有内容，写一条就够。',
  },
  praise: null,
  example: {
    en: { bad: 'Sous chef, 2016 – 2019 (nothing below)', good: 'Ran the pass for [N] covers a night with [N] cooks' },
    zh: { bad: '钢筋工，2016—2019（没有内容）', good: '绑扎【N】栋住宅楼的钢筋，班组【N】人' },
  },
  notOnForms: true,
  notOfScholars: true,
  voice: 'role',
  worth: 0.9,
  saidOf: (document) => {
    const newest = askedRoles(document).filter((role) => !isBeside(document, role));
    const paths = new Set(
      holdsAstray(document)
        ? []
        : newest
            .filter((role, rank) => (rank < NEWEST && isLate(document, role)) || isOfTrade(document, role))
            // in a trade that we don't know there is nothing to ask for
            .filter((role) => tradeOf(document, role) !== null)
            .map(({ path }) => path),
    );
    return ({ path }) => path.startsWith('projects/') || paths.has(path);
  },
  restsOn: 'role',
  touches: EXPERIENCE,
  run: (document) => {
    const roles = askedRoles(document);
    if (hasLoosePoints(document) || pointsApart(document) || roles.every(({ bullets }) => bullets.length === 0))
      return hint(bareProjects(document));
    return hint([...bareProjects(document), ...emptyOf(document, roles)]);
  },
};
