import type { Volunteering, Work } from '@verdant/contracts';
import { anyOf, departmentEndings, noEmployment } from '@verdant/lexicon/vocabulary';
import { beginsWithBodyLabel, byLabel } from '../../entries/body-labels.ts';
import { type Entry, toEntries } from '../../entries/entries.ts';
import { headDates } from '../../entries/heads/head-lines.ts';
import { toItems } from '../../entries/items.ts';
import { stagesInBody, stagesInHead } from '../../entries/nested.ts';
import { type Head, piecesOf, trimEdges, withoutDates } from '../../entries/pieces.ts';
import { withCells } from '../../entries/reworded.ts';
import { networkHead } from '../../entries/spans/stays.ts';
import { type Draft, sourceOf } from '../../parse/draft.ts';
import { styleOf } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { isLocation, isTownOfState } from '../../values/locations.ts';
import { findDates } from '../../values/parse-dates.ts';
import { placeInBrackets, placesBefore } from '../../values/places/place-before.ts';
import { placesBehind, signBefore } from '../../values/places/place-behind.ts';
import { leanOf } from '../../values/roles.ts';
import { isSeasonOfYear } from '../../values/season-years.ts';
import { withoutLeads } from '../../values/told-posts.ts';
import { withLabelledValues } from '../labelled-values.ts';
import { fitsJob, withWholeNames } from '../whole-names.ts';
import { withBranches } from './branches.ts';
import { withPlacesBeside, withPostBesidePart, withWholePost } from './cells-of-job.ts';
import { withEmployerTold } from './employer-told.ts';
import { plainJob } from './names/plain-job.ts';
import { withPostAlone, withPostBeforeFacts, withPostBelowFacts } from './post-below-facts.ts';
import { type Post, postsOf } from './posts.ts';
import { withEmployersAgain, withPartsOfEmployers } from './same-employer.ts';
import { wholeJob } from './whole-job.ts';
import { withoutNumbers } from './without-numbers.ts';
import { withoutSums } from './without-sums.ts';

/** What a label before it tells beyond doubt. */
const KEYS = ['company', 'position'] as const;

const namesPost = (text: string): boolean => piecesOfText(text).some((part) => leanOf(part) >= 1);
const piecesOfText = (text: string): string[] => text.split(/\s*(?:[,，|｜·:：（(]|\s[-–—]\s|\s{2,})\s*/);

/** The span beside the post where the employer has one of its own. */
function datesOf(entry: Entry, post: Post): Entry['dates'] {
  const beside = entry.head[post.line];
  const own = beside && headDates(beside);
  // `司机，2021 年起兼调度`: since when the end of the post holds is told within its line
  const isTold = own && own.end === null && own.from > 2 && /[，,；;]\s*$/.test(beside.text.slice(0, own.from));
  return own && !isTold && !own.single && !own.aside ? own : entry.dates;
}

/** A job of one season ended in the year that it began in. */
function endOf({ head }: Entry, dates: Entry['dates']): string | null {
  if (!dates?.single || dates.end !== '') return dates ? dates.end : '';
  const isSeason = head.some(({ cells }) =>
    cells.some(({ text }) => {
      const span = findDates(text);
      return span?.single && span.start === dates.start && isSeasonOfYear(text.slice(span.from, span.to));
    }),
  );
  return isSeason ? dates.start : '';
}

/** `Edmonton AB`, which the rules saw as a place, is no employer by its last letters. */
const withoutTown = (head: readonly Line[], place: string): readonly Line[] =>
  isTownOfState(place)
    ? head.map((line) =>
        withCells(
          line,
          line.cells.map((cell) => (cell.text.trim() === place ? { ...cell, slots: [] } : cell)),
        ),
      )
    : head;

function draftOf(entry: Entry, { pieces, place }: Head, post: Post): Draft<Work> {
  const dates = datesOf(entry, post);
  const { company, position } = post;
  const {
    values: named,
    rest,
    doubts,
  } = withLabelledValues(
    withoutTown(entry.head, place),
    { company, position },
    KEYS.filter((key) => pieces.some(({ label }) => label === key)),
  );
  const kept = Object.values(named);
  const left = [...post.rest.filter((text) => !kept.some((value) => value.includes(text))), ...rest];
  const { values, rest: more } = withWholeNames(entry.head, named, left, {
    fits: fitsJob,
    others: [place, post.place],
  });
  const body = byLabel(toItems(entry.body, beginsWithBodyLabel));
  const { company: employer, position: title } = withoutLeads(wholeJob(entry.head, values));
  const [ofEmployer, ofTitle] = [employer, title].map(placeInBrackets);
  const own = ofEmployer?.name ?? employer;
  const inner = own.replace(/^[（(](.*)[)）]$/u, '$1');
  const isPlace = inner !== '' && (inner === place || isLocation(inner));
  const { told, ...names } = plainJob({ company: isPlace ? '' : own, position: ofTitle?.name ?? title });
  return {
    ...names,
    location: place || post.place || ofTitle?.place || ofEmployer?.place || (isPlace ? inner : ''),
    start: dates?.start ?? '',
    end: endOf(entry, dates),
    content: [...told, ...more.filter((text) => !told.some((one) => text.includes(one))), ...body.content],
    achievements: body.achievements,
    metrics: body.metrics,
    source: sourceOf(
      { ...entry, dates },
      { ...doubts, ...(post.guessed ? { company: 'order', position: 'order' } : {}) },
    ),
  };
}

/** An employer above several posts: each is an entry, the first one with the employer's own lines. */
function stagesOf(entry: Entry): Entry[] {
  const below = stagesInBody(entry, namesPost);
  const [first, ...others] = below;
  const isEmployer =
    first &&
    !entry.head.some((line, i) => i > 0 && headDates(line)) &&
    !piecesOf(entry.head).pieces.some((p) => leanOf(p.text) >= 1);
  if (!isEmployer) return stagesInHead(entry);
  return [{ ...first, head: [...entry.head, ...first.head] }, ...others];
}

/** `厂长（北厂、南厂）` below an employer of its own line: where in it, told behind the post. */
const postWithPart = ({ head }: Entry, { company, position }: Draft<Work>): string => {
  const whole = ['（）', '()'].map(([open, close]) => `${position}${open}${company}${close}`);
  const cells = head.flatMap((line) => line.cells.map(({ text }) => text.trim().replace(/\s(?=[(])/u, '')));
  return company && position ? (whole.find((text) => cells.includes(text)) ?? '') : '';
};

/**
 * `Senior Manager, Planning` and `店长 / Store Manager` below an employer of its own line: one post, whose other part
 * names nobody.
 */
const wholePost = ({ head }: Entry, { company, position }: Draft<Work>, isBelow: boolean): string => {
  if (!company || !position || (leanOf(company) <= -1 && !isBelow)) return '';
  const cells = head.flatMap((line) => line.cells.map(({ text }) => text));
  const post = `${position}, ${company}`;
  if (cells.some((text) => trimEdges(withoutDates(text)) === post)) return post;
  const both = `${company} / ${position}`;
  return leanOf(company) >= 1 && leanOf(position) >= 1 && cells.some((text) => text.includes(both)) ? both : '';
};

/** `仓配产品部` beside a later post of an employer: a part of it. */
const endsAsPart = anyOf(departmentEndings, { at: 'end' });
const isPartOfEmployer = (company: string): boolean => endsAsPart.test(company) && leanOf(company) >= -3;

/** An employer stands in a line of its own type above its posts, and no line of a later head is of that type. */
function isWithoutLineOf(
  { company, head }: { company: string; head: readonly Line[] },
  later: readonly Line[],
): boolean {
  const own = head.find(({ cells }) => cells.some(({ text }) => text.trim() === company));
  return own !== undefined && [...head, ...later].filter((line) => styleOf(line) === styleOf(own)).length === 1;
}

/** How sure the labeller must be that a line is all of it a place. */
const SURE_PLACE = 0.9;
/** `Tarn Falls, Iowa, United States` below a later post of an employer: a town that nobody knows employs nobody. */
const placeLine = ({ head }: Entry, { company, location }: Draft<Work>): string =>
  head
    .flatMap(({ cells }) => (cells.length === 1 ? cells : []))
    .find(
      ({ text, slots }) =>
        text.trim() === `${company}, ${location}` &&
        slots?.length === 1 &&
        slots[0]!.slot === 'place' &&
        slots[0]!.p > SURE_PLACE,
    )?.text ?? '';

/** `Parkmore West, Galway` below a stay is where that was, not who the employer above was. */
function asPrinted(head: readonly Line[], job: Draft<Work>): Draft<Work> {
  const printed = networkHead(head);
  const isOther =
    printed && job.company !== '' && printed.place.startsWith(job.company) && printed.company !== job.company;
  return isOther ? { ...job, company: printed.company, location: printed.place } : job;
}

/** The jobs of a section's entries, read together: what one does not say, the others do. */
export function toJobs(entries: Entry[]): Draft<Work>[] {
  const staged = entries.map(withPostBelowFacts).map(withPostBeforeFacts).map(withPostAlone).flatMap(stagesOf);
  const heads = staged.map((entry) => withBranches(piecesOf(entry.head), entry.head));
  const posts = postsOf(heads.map(({ pieces }) => pieces));
  let employer: { company: string; location: string; head: readonly Line[] } | null = null;
  const drafts = staged.map((entry, i) => {
    const job = withEmployerTold(asPrinted(entry.head, draftOf(entry, heads[i]!, posts[i]!)));
    return {
      head: entry.head,
      job: withPostBesidePart({ head: entry.head, job: withWholePost({ head: entry.head, job }) }),
    };
  });
  return withoutNumbers(withPlacesBeside(drafts)).map((job, i) => {
    const entry = staged[i]!;
    const isBelow = employer !== null && isWithoutLineOf(employer, entry.head);
    const post = employer ? postWithPart(entry, job) || wholePost(entry, job, isBelow) : '';
    if (post && employer) return { ...job, company: employer.company, position: post };
    if (employer && job.position && !posts[i]!.above && isPartOfEmployer(job.company))
      return { ...job, company: employer.company, content: [job.company, ...job.content] };
    const place = employer && job.position && !posts[i]!.above ? placeLine(entry, job) : '';
    if (employer && place) return { ...job, company: employer.company, location: place };
    // A post without an employer stands below that of the entry above.
    if (job.company) employer = posts[i]!.above || !job.position ? { ...job, head: entry.head } : null;
    else if (job.position && employer) job.company = employer.company;
    return job;
  });
}

/** Letters of what is told about an employer above the posts there. */
const MOST_TOLD = 300;

/**
 * An employer with a span of its own above the posts that somebody had there is no job beside them: what is told of it
 * goes to the first of them, the span as well where that has none.
 */
function withoutBareEmployers(jobs: Draft<Work>[]): Draft<Work>[] {
  const out: Draft<Work>[] = [];
  let above: Draft<Work> | null = null;
  for (const [i, job] of jobs.entries()) {
    const next = jobs[i + 1];
    const told = [...job.content, ...job.achievements, ...job.metrics].join('');
    const isAbove =
      job.company !== '' &&
      !job.position &&
      told.length <= MOST_TOLD &&
      next?.position &&
      next.company === job.company &&
      (next.start ? job.start <= next.start : job.start !== '');
    if (isAbove) {
      if (above) out.push(above);
      above = job;
      continue;
    }
    out.push(above ? below(above, job) : job);
    above = null;
  }
  return out;
}

const below = (employer: Draft<Work>, job: Draft<Work>): Draft<Work> => ({
  ...job,
  location: job.location || employer.location,
  content: [...employer.content, ...employer.achievements, ...employer.metrics, ...job.content],
  ...(job.start ? {} : { start: employer.start, end: employer.end }),
  ...(job.source && employer.source
    ? { source: { ...job.source, lines: [...employer.source.lines, ...job.source.lines] } }
    : {}),
});

const isSamePlace = (a: string, b: string): boolean => a === '' || a.includes(b) || b.includes(a);

/** Employers without the place beside their names, where no other place stands. */
function withPlaces(jobs: Draft<Work>[]): Draft<Work>[] {
  const companies = jobs.map(({ company }) => company);
  const before = placesBefore(companies);
  const signs = jobs.map(({ company, location, source }) =>
    signBefore(location, company, source?.lines.map(({ text }) => text) ?? []),
  );
  const places = placesBehind(companies, signs).map((behind, i) => behind ?? before[i]);
  return jobs.map((job, i) => {
    const found = places[i];
    if (!found || !isSamePlace(job.location, found.place)) return job;
    return { ...job, company: found.name, location: job.location || found.place };
  });
}

/** `待业` between two jobs. */
const isNoJob = ({ company, position }: Draft<Work>): boolean =>
  noEmployment.includes(company) && (position === '' || noEmployment.includes(position));

export const parseWork = (lines: Line[]): Draft<Work>[] =>
  withPlaces(
    withoutBareEmployers(withPartsOfEmployers(withEmployersAgain(toJobs(toEntries(withoutSums(lines)))))),
  ).filter((job) => !isNoJob(job));

/** What somebody does unpaid is written as a job is; where it was is told among what was done. */
export const parseVolunteering = (lines: Line[]): Draft<Volunteering>[] =>
  parseWork(lines).map(({ company, position, location, content, achievements, metrics, url, ...job }) => ({
    ...job,
    organization: company,
    role: position,
    content: [location, ...content, ...achievements, ...metrics].filter((text) => text !== ''),
    ...(url === undefined ? {} : { url }),
  }));
