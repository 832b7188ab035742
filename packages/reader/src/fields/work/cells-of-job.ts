import type { Work } from '@verdant/contracts';
import {
  anyOf,
  departmentEndings,
  employmentNouns,
  employmentTypes,
  hasStudyWord,
  isKnownTerm,
} from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { isLocation, mayBePlace } from '../../values/locations.ts';
import { looksLikeDate } from '../../values/parse-dates.ts';
import { leanOf } from '../../values/roles.ts';

type Job = Draft<Work>;
/** The lines that name a job, and what was read of it. */
export type HeadedJob = { head: readonly Line[]; job: Job };

/** No cell that names a post or an employer and its place is longer, in letters. */
const LONGEST = 140;
/** Between an employer, with what its name says in brackets, and its place. */
const SIGN = /^(?:\s?[（(][^（()）]{1,24}[)）])?\s{1,3}[·•|｜]\s{1,3}/u;
/** A place that nobody knows: `Amsterdam and Brussels`, `Ghent (hybrid)`. */
const [LONGEST_PLACE, REMARK, BOTH] = [40, /\s\([^()]{2,20}\)$/u, /\s(?:and|&|und|et|y|e)\s|\s\/\s/u];
/** `es` of `Dar es Salaam`. */
const JOINT = /\s\p{Ll}{2,3}\s(?=\p{Lu})/gu;
const DISTRICT = /^\p{Script=Han}{1,8}[省市县区州镇乡旗]$/u;
const endsAsPart = anyOf(departmentEndings, { at: 'end' });

const cellsOf = (head: readonly Line[]): string[] =>
  head.flatMap(({ cells }) => cells.map(({ text }) => text.trim()).filter((text) => text.length <= LONGEST));

/** What stands behind the employer in its cell, to the end of that; empty where nothing does. */
function behindCompany({ head, job }: HeadedJob): string {
  if (!job.company) return '';
  for (const text of cellsOf(head)) {
    const behind = text.startsWith(job.company) ? text.slice(job.company.length) : '';
    const sign = SIGN.exec(behind)?.[0];
    if (sign) return behind.slice(sign.length).trim();
  }
  return '';
}

const mayBeTown = (text: string): boolean => {
  if (!text || text.length > LONGEST_PLACE || looksLikeDate(text)) return false;
  const names = (part: string) => leanOf(part) >= 1 || leanOf(part) <= -1.5;
  if (isCjk(text)) return !names(text) && !endsAsPart.test(text) && !/[，。；：]/u.test(text);
  const parts = text.replace(REMARK, '').split(BOTH);
  return parts.every((part) => !names(part) && (mayBePlace(part.replace(JOINT, ' ')) || isLocation(part)));
};

/**
 * Jobs whose employer stands in one cell with its place (`Harbour Haulage · Tarn`), where a place of another name stands
 * in the same way beside the employer of another one, or where it says by itself that it is one. A cell of its own in the head
 * is a place as well, where another job has its place so.
 */
export function withPlacesBeside(all: readonly HeadedJob[]): Job[] {
  const usual = all.some((one) => one.job.location !== '' && behindCompany(one) === one.job.location);
  const isAlone = all.some(({ head, job }) => job.location !== '' && cellsOf(head).includes(job.location));
  return all.map((one) => {
    const { job } = one;
    const first = job.content[0] ?? '';
    if (isAlone && !job.location && job.position && mayBeTown(first) && cellsOf(one.head).slice(1).includes(first))
      return { ...job, location: first, content: job.content.slice(1) };
    const place = job.location || !job.position ? '' : behindCompany(one);
    if (!place || place.includes(job.position) || !mayBeTown(place) || !(usual || DISTRICT.test(place))) return job;
    return { ...job, location: place, content: job.content.filter((text) => text !== place) };
  });
}

const isType = anyOf([...employmentTypes, ...employmentNouns], { at: 'whole' });
/** `Deputy Manager - Quality Assurance` alone in a cell: a post and what it is for. */
function isWithPart(text: string, { position, company, location }: Job): boolean {
  const sign = text.startsWith(position) ? text.slice(position.length, position.length + 3) : '';
  const part = text.slice(position.length + 3);
  return (
    /^\s[-–]\s$/u.test(sign) &&
    /^\p{Lu}[\p{L}&]+(?:\s(?:&\s|and\s)?\p{Lu}[\p{L}]+){0,2}$/u.test(part) &&
    leanOf(position) >= 1 &&
    (hasStudyWord(part) || isKnownTerm(part)) &&
    leanOf(part) < 1 &&
    leanOf(part) > -4 &&
    part !== company &&
    part !== location &&
    !isLocation(part) &&
    !isType.test(part)
  );
}

/** `急诊科 | 护士` in cells of their own: who works in a department is what stands beside it. */
export function withPostBesidePart({ head, job }: HeadedJob): Job {
  const { position, content } = job;
  const post = content[0] ?? '';
  const cells = cellsOf(head);
  const isPart = isCjk(position) && endsAsPart.test(position) && leanOf(position) < 1;
  if (!isPart || leanOf(post) < 1 || endsAsPart.test(post) || ![position, post].every((one) => cells.includes(one)))
    return job;
  return { ...job, position: post, content: [position, ...content.slice(1)] };
}

/**
 * `Sales Director, Nordic States` in a cell of its own above `Harbour Foods · Tarn`: all of it is the post, where the
 * employer and another place stand apart from it.
 */
export function withWholePost({ head, job }: HeadedJob): Job {
  const { position, company, location } = job;
  if (!position || !company) return job;
  const cells = cellsOf(head);
  const hasPlace = location !== '' && cells.some((text) => text.includes(company) && text.includes(location));
  const beside = cells.find((text) => isWithPart(text, job));
  if (beside) {
    const part = beside.slice(position.length + 3);
    return { ...job, position: beside, content: job.content.filter((told) => told !== part) };
  }
  for (const text of cells) {
    if (text.includes(company) || !text.includes(', ') || !cells.some((other) => other.includes(company))) continue;
    const [first] = text.split(', ', 1);
    const isBehind = text.startsWith(`${position}, `);
    const part = isBehind ? text.slice(position.length + 2) : text.slice(0, -position.length - 2);
    if (!isBehind && !text.endsWith(`, ${position}`)) continue;
    if (leanOf(first!) < 1 || looksLikeDate(part) || (isLocation(part) && !hasPlace) || part === location) continue;
    return { ...job, position: text, content: job.content.filter((told) => told !== part) };
  }
  return job;
}
