import { hasInternWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { isBoardPrint } from '../../document/kinds/board-print.ts';
import { isPersonTable } from '../../document/kinds/person-table.ts';
import { isSide } from '../../document/side-entries.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { allSimplified } from '../../text/simplified.ts';
import { type Check, hint } from '../check.ts';
import { widest } from '../dates/widest-span.ts';
import { isHiredByPapers } from '../papers/hired-by-papers.ts';

const YEAR = 12;
/** After so long it is the jobs that somebody is asked for. Our judgement. */
const LEAST_WORKED = 8 * YEAR;
const LEAST_JOBS = 2;
/** A life told from its beginning has its order. */
const isNewestFirst = (posts: readonly { start: string }[]): boolean =>
  monthRange(posts[0]!.start)!.first >= monthRange(posts.at(-1)!.start)!.first;
/** A degree of the last years is news. */
const RECENT = 5 * YEAR;

/** Where schooling comes first by custom: scholars, teachers, doctors, lawyers, the state, the church. */
const BY_CUSTOM =
  /\b(?:teacher|teaching|lecturer|tutor|professor|headteacher|principal|school|college|universit\w*|physician|doctor|surgeon|registrar|consultant|dentist|pharmacist|veterinar\w*|psychologist|lawyer|solicitor|barrister|attorney|advocate|counsel|judge|research\w*|scientist|postdoc\w*|fellow|pastor|priest|minister|officer|civil servant|ministry)\b|教师|老师|讲师|教授|校长|教研|幼师|医师|医生|主任|大夫|药师|律师|法官|检察|研究[员生所院]|博士后|科员|公务员|学校|大学|学院|医院/i;
const DOCTORATE = /\b(?:ph\.?\s?d|d\.?phil|doctor\w*|m\.?d)\b|博士/i;

/** Posts of one's own, with house, title and time: what is read as a career. */
const postsOf = ({ content: { work } }: ResumeDocument) =>
  work.filter(
    (job) =>
      [job.company, job.position].every((text) => text.trim() !== '') &&
      monthRange(job.start) !== null &&
      !isSide(job) &&
      !hasInternWord(job.position),
  );

/** Months in which any of the posts went on, at most: what lies between two of them was no work. */
function monthsWorked(posts: readonly { start: string; end: string | null }[], today: Month): number {
  const months = new Set<Month>();
  for (const post of posts) {
    const span = widest(post, today);
    for (let month = span?.from ?? 0; span && month <= Math.min(span.to, today); month += 1) months.add(month);
  }
  return months.size;
}

/** The head may hold what stands at the foot as well, and projects go with the work. */
const ANYWHERE: ReadonlySet<string> = new Set(['basics', 'intention', 'projects']);
/** Parts that go on above or below the work; one beside it stands in a column of its own, where nothing comes before. */
function standsBeforeWork({ layout }: ResumeDocument): boolean {
  const { education, work, ...others } = layout?.sections ?? {};
  if (!education || !work || education.to > work.from || education.from >= work.from) return false;
  return Object.entries(others).every(
    ([section, { from, to }]) => ANYWHERE.has(section) || to <= work.from || from >= work.to,
  );
}

export const schoolBeforeWork: Check = {
  id: 'SEC-30',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'School before the jobs', zh: '教育背景排在工作前面' },
  detects: {
    en: 'Education above the jobs of somebody who has worked for eight years and more; not of scholars, teachers, doctors, lawyers and public servants, of trades that are hired by their papers, nor where a degree is new. Only said.',
    zh: '工作满八年，教育背景仍排在工作经历前面；教师、医生、律师、科研和机关人员、先看证的工种以及近年刚毕业的不提。只作提示。',
  },
  advice: {
    en: 'Your schooling stands above your jobs. Put the jobs first; a line or two on school will do below them.',
    zh: '教育背景排在工作经历前面。把工作经历提到前面，学历放在后面写一两行。',
  },
  praise: null,
  example: {
    en: { bad: 'Education, then eleven years of work', good: 'Eleven years of work, then education' },
    zh: { bad: '教育背景在前，十一年工作在后', good: '工作经历在前，教育背景在后' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 1.1,
  restsOn: 'label',
  touches: ['education'],
  run: (document) => {
    const { content, today } = document;
    const [school] = content.education;
    const posts = postsOf(document);
    const worked = monthsWorked(posts, today);
    if (
      !school ||
      posts.length < LEAST_JOBS ||
      !isNewestFirst(posts) ||
      worked < LEAST_WORKED ||
      !standsBeforeWork(document) ||
      isPersonTable(document) ||
      isBoardPrint(document)
    )
      return hint([]);
    const isNew = content.education.some(({ end }) => end === null || today - (monthRange(end)?.last ?? 0) < RECENT);
    const heads = content.work.map(({ company, position }) => allSimplified(`${company} ${position}`));
    const degrees = content.education.map(({ degree, major }) => `${degree} ${major}`);
    if (
      isNew ||
      [...heads, content.intention.position].some((text) => BY_CUSTOM.test(text)) ||
      // where papers and places are what counts, a row on school is in nobody's way
      content.work.some(({ position }) => isHiredByPapers(position)) ||
      degrees.some((text) => DOCTORATE.test(text))
    )
      return hint([]);
    const years = Math.floor(worked / YEAR);
    const { id, school: text } = school;
    return hint([
      {
        path: `education/${id}/school`,
        text,
        from: 0,
        to: text.length,
        advice: {
          en: `By the dates you have worked for ${years} years, and school still stands above the jobs. Put the jobs first: they are what is read. A line or two on school will do below them.`,
          zh: `按写的时间已经工作${years}年，教育背景还排在工作经历前面。把工作经历提上来，学历放在后面写一两行就够。`,
        },
      },
    ]);
  },
};
