import type { DegreeLevel, JobSpan } from '@verdant/contracts';
import { sentencesOf } from '../label/posting-tokens.ts';
import { isDenied } from '../label/wanted.ts';
import { NICE_AFTER, NICE_BEFORE } from '../phrases.ts';
import { isDegreeOfOthers, isWish, phraseAround, placesWithoutDegree } from './degree-asked.ts';
import { DEGREE_ORDER, degreesIn, type NamedDegree } from './degree-names.ts';

/** Degrees any of which will do, each as the description writes it. */
export type LikedDegrees = NamedDegree[];

type Piece = JobSpan & { need: 'must' | 'nice'; told: boolean };

const REACH = 60;
/** `硕士补贴`, `master's: +£2,000`: what is paid for it. */
const PAID = /[£$€¥]|补贴|薪|工资|待遇|安家费|奖励|津贴|\b(?:salary|pay|bonus of|allowance|funded)\b/i;
/** The rest of its name. */
const NAME_BEHIND = /^(?:研究生|学位|学历|['’]?s?\sdegrees?\b)/i;
const HAS_DOTS = /\.\p{L}$/u;
/** The dot behind `LL.M` is its own where the sentence goes on. */
const OWN_DOT = /^\.(?=\s*(?:[，,、；;）)]|\p{Ll}|$))/u;
const JOINT = /^ *(?:\/|、|或者?|和|与|及|,?\s?\bor\b|,?\s?\band\b|以上[、/或])? *(?:an? )?$/i;
/** An item of a list that is little else than a degree. */
const LONGEST_ITEM = { han: 12, words: 8 };
const ITEM_END = /[，,、；;。\n]|\.(?=\s|$)/;

const isShort = (item: string): boolean =>
  item.replace(/[^\p{Script=Han}]/gu, '').length <= LONGEST_ITEM.han &&
  item.trim().split(/\s+/).length <= LONGEST_ITEM.words;

const itemAround = (text: string, { from, to }: JobSpan): string => {
  const lead = text
    .slice(Math.max(0, from - REACH), from)
    .split(ITEM_END)
    .at(-1)!;
  return lead + text.slice(from, to) + text.slice(to, to + REACH).split(ITEM_END)[0]!;
};

/** What is asked for in the sentence of a degree; where that is all of it in its line, else in the lines beside it. */
function beside(text: string, { from, to }: JobSpan, pieces: readonly Piece[]): Piece[] {
  const within = (start: number, end: number): Piece[] =>
    pieces.filter((one) => !one.told && start <= one.from && one.to <= end && (one.to <= from || to <= one.from));
  const line = (at: number): Piece[] => {
    const end = text.indexOf('\n', at);
    return within(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
  };
  const sentence = sentencesOf(text).find((one) => one.from <= from && from < one.to);
  const own = sentence ? within(sentence.from, sentence.to) : [];
  for (const near of [own, line(from)]) if (near.length > 0) return near;
  const start = text.lastIndexOf('\n', from - 1);
  const end = text.indexOf('\n', to);
  return [...(start > 0 ? line(start) : []), ...(end >= 0 ? line(end + 1) : [])];
}

function isLiked(text: string, one: NamedDegree, pieces: readonly Piece[]): boolean {
  const { lead, tail } = phraseAround(text, one.at);
  const item = itemAround(text, one.at);
  if (isDegreeOfOthers(text, one.at) || PAID.test(item)) return false;
  if (NICE_BEFORE.test(lead) || NICE_AFTER.test(tail)) return true;
  if (isDenied(text, one.at)) return false;
  if (isWish(text, one.at)) return true;
  const around = isShort(item) ? beside(text, one.at, pieces) : [];
  return around.length > 0 && around.every(({ need }) => need === 'nice');
}

function wholeName(text: string, { level, at }: NamedDegree): NamedDegree {
  let { to } = at;
  if (HAS_DOTS.test(text.slice(at.from, to)) && OWN_DOT.test(text.slice(to, to + 4))) to += 1;
  for (let more = 1; more > 0; to += more) more = text.slice(to, to + 12).match(NAME_BEHIND)?.[0].length ?? 0;
  return { level, at: { from: at.from, to } };
}

/**
 * Degrees that a posting likes and does not demand: `本科及以上，硕士优先`, `a Master's would be a plus`, one that stands
 * among what else is liked. `demanded` is the level that is asked for; what is no higher is no wish of its own.
 */
export function degreesLiked(posting: string, demanded: DegreeLevel | null, pieces: readonly Piece[]): LikedDegrees[] {
  const least = demanded === null ? 0 : DEGREE_ORDER.indexOf(demanded);
  const free = placesWithoutDegree(posting);
  const liked = degreesIn(posting)
    .filter(({ at }) => !free.some((span) => span.from < at.to && at.from < span.to))
    .map((one) => wholeName(posting, one))
    .filter((one) => DEGREE_ORDER.indexOf(one.level) > least && isLiked(posting, one, pieces));
  const groups: LikedDegrees[] = [];
  for (const one of liked) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && one.at.from < last.at.to) continue;
    if (group && last && JOINT.test(posting.slice(last.at.to, one.at.from))) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
