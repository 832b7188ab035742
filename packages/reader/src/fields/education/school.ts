import {
  alternation,
  anyOf,
  countryCodes,
  hasStudyWord,
  higherStages,
  saysHowStudied,
  schoolTags,
  schoolWords,
  taughtAround,
} from '@verdant/lexicon/vocabulary';
import { trimEdges } from '../../entries/pieces.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findDegree, findSchoolDegree, isPlaceOfLearning, isSchoolYear } from '../../values/degrees.ts';
import { isLocation, mayBePlace, namesCampus } from '../../values/locations.ts';

const TAUGHT = new RegExp(
  `^(?:${alternation(taughtAround.before)})?(.{4,60}?)(?:${alternation(taughtAround.behind)}[)）]?)?$`,
  'u',
);

/** `在湘江大学历史系学习` without the words that only say that somebody learned there. */
export const withoutTaught = (text: string): string => {
  const inner = isCjk(text) ? text.match(TAUGHT)?.[1] : undefined;
  return inner && isPlaceOfLearning(inner) ? inner : text;
};

/** A school's name, and what else stood in its text. */
export type SchoolPart = { school: string; rest: string[] };

const isTag = anyOf(schoolTags, { at: 'whole' });
/** `985`, `211 · 双一流`: what ranks a school, by itself. */
export const isSchoolTag = (text: string): boolean =>
  text
    .split(/[,，、/;；|·\s]+/)
    .filter(Boolean)
    .every((part) => isTag.test(part));
/** Behind a space such tags are no part of the name before them. */
const TAGS_BEHIND = new RegExp(
  `(?<=[\\p{Script=Han}）)])[\\s|/·、]{1,3}((?:${alternation(schoolTags)}[\\s|/·、]{0,3}){1,4})$`,
  'u',
);
const BRACKETS = /^(.{2,40}?)\s*[（(【[]([^（()）】\]]{1,40})[)）】\]]\s*(.*)$/u;
const CHINESE_WORD = new RegExp(`(?:${[...schoolWords.zh].sort((a, b) => b.length - a.length).join('|')})`, 'gu');

/** `（211，硕士）` and `（985/双一流）` behind a school are no part of its name; a campus is. */
function outOfBrackets(text: string): SchoolPart | null {
  const [, before, inside, behind] = text.match(BRACKETS) ?? [];
  if (!before || !inside || !isPlaceOfLearning(before)) return null;
  const parts = inside.split(/[,，、/;；|·\s]+/).filter(Boolean);
  const told = parts.every((part) => isTag.test(part) || findDegree(part) !== null);
  return told
    ? { school: before, rest: [...parts.filter((part) => findDegree(part)), trimEdges(behind ?? '')].filter(Boolean) }
    : null;
}

/** `土木工程专业学习，本科毕业`: what was learned, and how it ended. */
const LEARNED = /^(\p{Script=Han}{2,20}(?:专业|系|方向))(?:学习|就读|读书|求学)[，,；;](.+)$/u;
const END = new RegExp(`(?<=.)${alternation(taughtAround.behind)}$`, 'u');
const withoutEnd = (clause: string): string => trimEdges(clause).replace(END, '');

/** `园艺专业，本科，农学学士。`: each clause behind a Chinese school says something of its own. */
const CLAUSE = /[，,；;](?![^（(]*[)）])/u;
const clausesOf = (text: string): string[] =>
  text
    .replace(/[。.]\s*$/u, '')
    .split(CLAUSE)
    .map(withoutEnd)
    .filter(Boolean);

/** `松林大学研究生` and `松林大学土木工程专业`: what stands behind the last word of a school. */
function outOfGlued(text: string): SchoolPart | null {
  if (!isCjk(text) || /[（(]/.test(text)) return null;
  const last = [...text.matchAll(CHINESE_WORD)].at(-1);
  const behind = last ? text.slice(last.index + last[0].length) : '';
  // `理工大` is the beginning of a name here
  if (!last || behind.length < 2 || (last[0].endsWith('大') && behind.startsWith('学'))) return null;
  const tells = findDegree(behind) !== null || /(?:专业|系|方向)$/.test(behind);
  const [, learned, ended] = LEARNED.exec(behind) ?? [];
  const rest = learned && ended ? [learned, ...clausesOf(ended)] : clausesOf(behind);
  return tells ? { school: text.slice(0, text.length - behind.length), rest } : null;
}

/** `B.Com from Vale College` and `Exchange term at Vale College`: what was learned there, and where. */
const FROM = /^(.{0,80}?)(?:^|\s)(?:from|at)\s+(?=\p{Lu})/u;

function outOfWords(text: string): SchoolPart | null {
  const [before, told] = text.match(FROM) ?? [];
  if (
    before === undefined ||
    told === undefined ||
    isPlaceOfLearning(told) ||
    !isPlaceOfLearning(text.slice(before.length))
  )
    return null;
  const { school, rest } = schoolPart(text.slice(before.length).replace(/\s(?:in|on|by|since|during)$/, ''));
  return { school, rest: [trimEdges(told), ...rest].filter((part) => part !== '') };
}

/** `Vale College: BSc Physics`: what was won at a school behind its name. */
const COLON = /^([^:]{4,80}):\s+(\S.{1,120})$/u;

function outOfColon(text: string): SchoolPart | null {
  const [, before, behind] = COLON.exec(text) ?? [];
  if (!before || !behind || !isPlaceOfLearning(before) || !findSchoolDegree(behind) || findSchoolDegree(before))
    return null;
  const { school, rest } = schoolPart(before);
  return { school, rest: [trimEdges(behind), ...rest] };
}

/** `Secondary : Vale High School`: which of somebody's schools it is, before its name. */
function outOfStage(text: string): SchoolPart | null {
  const [, stage, behind] = /^([^:–—-]{4,30}?)\s*[:–—-]\s*(\S.{3,120})$/u.exec(text) ?? [];
  if (!stage || !behind || !isPlaceOfLearning(behind) || !(isSchoolYear(stage) || isOfAge.test(stage))) return null;
  const { school, rest } = schoolPart(behind);
  return { school, rest: [stage, ...rest] };
}

/** Between the parts of a line: commas, and points behind what is no abbreviation. */
const COMMAS = /\s*[,，;；]\s*|(?<=[)）]|\p{Ll}{5})\.\s+(?=\p{Lu})/u;

/** `BSc Physics, Vale College, Moor Bay`: a name behind the school, where what was won stands before it. */
const mayBeTown = (text: string): boolean => mayBePlace(text) && !hasStudyWord(text) && findSchoolDegree(text) === null;

/** `Major in X, University A`: the part with the school's name, and what is left. */
function outOfCommas(text: string): SchoolPart | null {
  const [first, ...behind] = text.split(COMMAS);
  const isCampus = first !== undefined && behind[0] !== undefined && namesCampus(first, behind[0]);
  const parts = isCampus ? [`${first}, ${behind[0]}`, ...behind.slice(1)] : [first ?? '', ...behind];
  const at = parts.findIndex(isPlaceOfLearning);
  if (parts.length < 2 || at < 0) return null;
  const isOther = (p: string) => !isLocation(p) && !countryCodes.includes(p.replace(/\.$/, ''));
  const [before, after] = [parts.slice(0, at).filter(isOther), parts.slice(at + 1).filter(isOther)];
  if (isCjk(text)) return { school: parts[at]!, rest: [...before, ...after].flatMap(clausesOf) };
  const groups = before.some(findSchoolDegree) && after.every(mayBeTown) ? [before, after] : [[...before, ...after]];
  return { school: parts[at]!, rest: groups.filter((some) => some.length > 0).map((some) => some.join(', ')) };
}

export function schoolPart(whole: string): SchoolPart {
  if (whole.length > 400) return { school: whole, rest: [] };
  const tags = TAGS_BEHIND.exec(whole);
  if (tags) {
    const { school, rest } = schoolPart(whole.slice(0, tags.index));
    return { school, rest: [...rest, tags[1]!] };
  }
  const text = withoutTaught(whole);
  for (const read of [outOfBrackets, outOfGlued, outOfStage, outOfColon, outOfWords, outOfCommas]) {
    const found = read(text);
    if (found) return { ...found, school: found.school.trim() };
  }
  return { school: text, rest: [] };
}

/** How far up a school is, where its degree says more. */
export const isOfAge = anyOf(higherStages, { at: 'whole' });

/** `湘江大学攻读农业`: what somebody went there for. */
const WENT_FOR = /^(\p{Script=Han}{3,30}?)(?:攻读|就读|修读|进修)(\p{Script=Han}{2,20})$/u;
/** `（自考）`, `（函授）` behind a school tell how somebody learned there. */
const HOW = /[（(]([^（()）]{1,12})[)）]$/u;
/** `（北京）` right behind a Chinese school: of two that share a name the one there. */
const SEAT = /^[（(](\p{Script=Han}{2,6})[)）]/u;

/** `magna cum laude` before a school ends what was won there. */
const LAUDE = /^(?:(?:summa|magna)\s)?cum\slaude[,;]?\s+(?=\p{Lu})/iu;

/**
 * A school's name by itself: without what somebody studied there, which is handed back, and the tags behind it, with the
 * seat in brackets that its head has.
 */
export function plainSchool(told: string, head: readonly Line[]): { school: string; subject: string } {
  const name = told.replace(LAUDE, '');
  const [, before, subject = ''] = WENT_FOR.exec(name) ?? [];
  if (before && isPlaceOfLearning(before)) return { school: before, subject };
  const how = HOW.exec(name)?.[1];
  const school = (how && saysHowStudied(how) ? name.slice(0, name.length - how.length - 2).trim() : name).replace(
    TAGS_BEHIND,
    '',
  );
  const whole = head.find(({ text }) => text.includes(school));
  const seat = whole && isCjk(school) ? SEAT.exec(whole.text.slice(whole.text.indexOf(school) + school.length)) : null;
  return { school: seat && isLocation(seat[1]!) ? school + seat[0] : school, subject: '' };
}
