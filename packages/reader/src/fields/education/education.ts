import type { Education } from '@verdant/contracts';
import {
  alternation,
  anyOf,
  departmentWords,
  hasStudyWord,
  saysHowStudied,
  schoolRanks,
} from '@verdant/lexicon/vocabulary';
import { type Entry, toEntries } from '../../entries/entries.ts';
import { withoutLabel } from '../../entries/field-labels.ts';
import { unwrapped } from '../../entries/heads/head-lines.ts';
import { toItems } from '../../entries/items.ts';
import { stagesInBody, stagesInHead } from '../../entries/nested.ts';
import { type Piece, piecesOf, trimEdges } from '../../entries/pieces.ts';
import { ranOut } from '../../layout/line-width.ts';
import { type Draft, sourceOf } from '../../parse/draft.ts';
import { beginsDetail, withSchoolDetails } from '../../parse/school-details.ts';
import { isBullet } from '../../sections/styles.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findDegree, findSchoolDegree, isPlaceOfLearning, isSchoolYear } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';
import { placesBehind } from '../../values/places/place-behind.ts';
import { withoutAside } from '../../values/remarks.ts';
import { withLabelledValues } from '../labelled-values.ts';
import { BEFORE_GRADE, DETAIL, isTownOf, LEAD, MAJOR_LABEL, majorBeside, majorIn, SUBJECTS } from './beside-degree.ts';
import { withSchoolsByInitials } from './by-initials.ts';
import { areDegreeLines, COUNTED, withDegree } from './degree-line.ts';
import { isKind, majorOf, subjectOf } from './major.ts';
import { isOfAge, isSchoolTag, plainSchool, schoolPart, withoutTaught } from './school.ts';
import { dateBelow, dateWithin } from './school-dates.ts';
import { schoolInShort } from './school-in-short.ts';
import { withPlainSchools } from './school-lines.ts';
import { subjectApart } from './subject-apart.ts';
import { withOwn } from './whole-degree.ts';
import { type Stage, wonInTurn } from './won-in-turn.ts';

type Found = { school: string; degree: string; major: string; details: string[] };

/** A sentence, or places one after the other: no name of what somebody studied. */
const isTold = (text: string): boolean =>
  (/[.。]$/.test(text) && text.split(/\s+/).length > 4) ||
  (/[,，]/.test(text) && text.split(/\s*[,，]\s*/).every((part) => isLocation(part) || /[州省市国]$/.test(part)));
const DEPARTMENT = new RegExp(`^${alternation(departmentWords)} (?:of|for) `, 'u');
/** A department or faculty: what somebody studied there may stand beside it. */
const isDepartment = (text: string): boolean => /[系所]$/.test(text) || DEPARTMENT.test(text);

const isRank = anyOf(schoolRanks, { at: 'whole' });

/** `会计学（大专，函授）`: a subject, and in the bracket behind it the degree and how one studied. */
const LEVELS = /^([^（()）]{2,40})[（(]([^（()）]{3,30})[)）]$/u;
function levelsApart(text: string): string[] {
  const [, subject, inside] = LEVELS.exec(text) ?? [];
  const levels = inside?.split(/[,，/、;；|·\s]+/).filter(Boolean) ?? [];
  const areLevels = levels.every((one) => findDegree(one) || saysHowStudied(one)) && levels.some(findDegree);
  return subject && isCjk(text) && levels.length > 1 && areLevels && !isPlaceOfLearning(subject)
    ? [...levels, subject.trim()]
    : [];
}

/** `beside`: it stood beside the school, where a place may stand as well. */
function take(found: Found, text: string, beside = false): void {
  if (isRank.test(text) || isOfAge.test(text)) return;
  if (!found.degree && isSchoolYear(text)) {
    found.degree = text;
    return;
  }
  const isHow = isSchoolTag(text) || (isCjk(text) && saysHowStudied(text) && !findDegree(text));
  if (isHow) return void found.details.push(text);
  const levels = levelsApart(text);
  if (levels.length) {
    for (const one of levels) take(found, one);
    return;
  }
  const plain = found.degree ? null : findSchoolDegree(text);
  const won = withOwn(text, plain);
  const subjects = won && won.from <= COUNTED ? text.slice(won.to).trim() : '';
  if (won && SUBJECTS.test(subjects)) {
    found.degree = won.degree;
    return void found.details.push(subjects);
  }
  const parts = text.split(BEFORE_GRADE).filter(Boolean);
  const hasRemark = won !== null && plain !== null && won.to > plain.to;
  if (
    !hasRemark &&
    parts.length > 1 &&
    parts.some((p) => DETAIL.test(p) && !isSchoolYear(p)) &&
    parts.some((p) => !DETAIL.test(p) && (findDegree(p) || isPlaceOfLearning(p)))
  ) {
    for (const part of parts) take(found, part);
    return;
  }
  if (!hasRemark && (DETAIL.test(text) || isLocation(text)) && !isPlaceOfLearning(text))
    return void found.details.push(text);
  if (!found.school && isPlaceOfLearning(text)) {
    const { school, rest } = schoolPart(text);
    const inSchool = findDegree(school);
    // `Bachelor of Science University A` in one piece
    if (inSchool && inSchool.from === 0 && !/^(?:of|for)\b/i.test(school.slice(inSchool.to).trim())) {
      found.degree ||= inSchool.degree;
      found.school = trimEdges(school.slice(inSchool.to).replace(LEAD, ''));
    } else found.school = school;
    for (const part of rest) take(found, part, true);
    return;
  }
  if (won) {
    found.degree = won.degree;
    const major = majorBeside(text, won.from, won.to);
    if (DETAIL.test(major) || saysHowStudied(major)) found.details.push(major);
    else if (major && !found.major && !isPlaceOfLearning(major)) found.major = major;
    return;
  }
  if (found.school && isPlaceOfLearning(text)) return void found.details.push(text);
  if (isTold(text)) return void found.details.push(text);
  if (beside && !hasStudyWord(text)) return void found.details.push(text);
  if (MAJOR_LABEL.test(text) && !found.major) found.major = text.replace(MAJOR_LABEL, '').trim();
  else if (!found.major && text.length <= 80 && !/[:：]/.test(text.replace(/[（(][^（()）]*[)）]/g, '')))
    found.major = text;
  else found.details.push(text);
}

/** The school may stand in the first plain lines below the head. */
function withSchool({ head, body }: Entry): [Line[], Line[]] {
  if (head.some((l) => isPlaceOfLearning(l.text))) return [head, body];
  const plain = body.findIndex((l, i) => isBullet(l.text) || i > 2);
  const top = plain < 0 ? body.slice(0, 3) : body.slice(0, plain);
  const at = top.findIndex((l) => isPlaceOfLearning(l.text));
  if (at < 0) return [head, body];
  let end = at + 1;
  while (end < top.length && ranOut(top[end - 1]!, top[end]!)) end++;
  return [[...head, ...unwrapped(top.slice(0, end))], body.slice(end)];
}

/** 2 for the name of a school, 1 for what a school is, 0 for what is none. */
const namesSchool = (text: string): number => (isPlaceOfLearning(text) ? (isKind.test(text) ? 1 : 2) : 0);

const KEYS = ['school', 'degree', 'major'] as const;

/** `Physics Minor: Art`: the next label of the same line. */
const NEXT_LABEL = /\s+\p{L}+\s?[:：]\s/u;

/** `学历：本科` and `Major: Physics` among the bullets fill what the head leaves open. */
function fromBullets(found: Found, items: string[]): string[] {
  return items.filter((item, i) => {
    const { label, rest } = withoutLabel(item);
    const key = KEYS.find((k) => k === label);
    if (!key || found[key] || i > 5 || rest.length > 60 || !rest) return true;
    const next = rest.search(NEXT_LABEL);
    found[key] = next < 0 ? rest : rest.slice(0, next);
    return next >= 0;
  });
}

/** `NVQ Level 3`: of a trade, which stands behind it. */
const OF_LEVEL = /\blevel\s?\d|^[NS]VQ/iu;
/** A school that no word tells, at the place where the other entries have theirs. */
function fromSlot(found: Found, pieces: Piece[], slot: number): void {
  if (found.school || !found.major || OF_LEVEL.test(found.degree)) return;
  const other = pieces[slot];
  const named =
    other && other.text !== found.major && found.details.includes(other.text) && !DETAIL.test(other.text)
      ? other.text
      : null;
  if (named && hasStudyWord(found.major)) {
    found.school = named;
    found.details = found.details.filter((text) => text !== named);
  } else if (!hasStudyWord(found.major) || !found.degree) [found.school, found.major] = [found.major, ''];
}

/** How sure the labeller must be that a text says where a school is. */
const PLACE = 0.9;
const isSeenAsPlace = (head: readonly Line[], text: string): boolean =>
  !hasStudyWord(text) &&
  head.some(({ cells }) =>
    cells.some(({ slots }) => slots?.some((one) => one.slot === 'place' && one.p > PLACE && one.text === text)),
  );

const opensName = ({ school, degree }: { school: string; degree: string }): boolean =>
  school.startsWith(degree) && !findSchoolDegree(degree);

type Above = { school: string } | null;

function toEducation(entry: Stage, above: Above, slot: number): Draft<Education> {
  const [head, rest] = withDegree(...withSchool(entry));
  const { pieces: all, place } = piecesOf(head, false);
  const { pieces, school: inShort } = schoolInShort(all);
  if (place) pieces.push({ text: place, bold: false, line: -1, label: null });
  const found: Found = { school: '', degree: '', major: '', details: [] };
  for (const key of KEYS) found[key] = pieces.find((p) => p.label === key)?.text ?? '';
  found.school ||= inShort;
  if (!found.major) Object.assign(found, subjectApart(found.degree));
  for (const piece of pieces
    .filter((p) => !KEYS.some((key) => key === p.label))
    .sort(
      (a, b) =>
        namesSchool(b.text) - namesSchool(a.text) || Number(isDepartment(a.text)) - Number(isDepartment(b.text)),
    ))
    take(found, piece.text);
  const body = fromBullets(found, toItems(rest, beginsDetail));
  const below =
    above?.school &&
    !found.school &&
    !rest.some((l) => isPlaceOfLearning(l.text)) &&
    (entry.isNext || OF_LEVEL.test(found.degree) || !found.major || hasStudyWord(found.major));
  if (below) found.school = above.school;
  else fromSlot(found, pieces, slot);
  const dates = entry.dates ?? dateWithin(head) ?? dateBelow(rest[0]);
  if (isTownOf(found.major, found.school, head)) {
    found.details.push(found.major);
    found.major = '';
  }
  const { school, degree, major } = found;
  const {
    values,
    rest: left,
    doubts,
  } = withLabelledValues(head, { school, degree, major }, [
    'degree',
    ...(degree && major && !isSeenAsPlace(head, major) ? ['major' as const] : []),
    ...KEYS.filter((key) => pieces.some(({ label }) => label === key) || (key === 'school' && inShort)),
  ]);
  found.details.push(...left);
  // `455 points` behind a school is none
  if (saysHowStudied(values.school)) values.school = school;
  // `School` alone, where its name broke before it
  if (isKind.test(values.school) && namesSchool(school) === 2 && school.includes(values.school)) values.school = school;
  for (const key of ['degree', 'major'] as const)
    if (isTownOf(values[key], values.school, head)) {
      found.details.push(values[key]);
      values[key] = '';
    }
  // a school of an unusual kind is no degree beside its own name
  if (values.degree === values.school) values.degree = '';
  // `Govt` of `Govt. College for Women`
  if (values.degree && isPlaceOfLearning(values.school) && opensName(values)) values.degree = '';
  if (!values.major && values.degree) values.major = majorIn(head, values.degree) || subjectOf(values.degree);
  const named = withoutAside(withoutTaught(values.school || (inShort || isPlaceOfLearning(school) ? school : '')));
  if (named.remark) found.details.push(named.remark);
  const plain = plainSchool(named.name, head);
  if (!values.major && hasStudyWord(plain.subject)) values.major = plain.subject;
  return {
    ...values,
    school: plain.school,
    major: majorOf(values, head) || subjectOf(values.degree),
    start: dates?.single ? '' : (dates?.start ?? ''),
    end: dates?.single ? dates.start : dates ? dates.end : '',
    description: [...found.details, ...body].join('\n'),
    source: sourceOf({ ...entry, head, body: rest }, doubts),
  };
}

/** One school with several degrees: an entry for each, the first with the school's own lines. */
function stagesOf(entry: Entry): Stage[] {
  const inTurn = wonInTurn(entry);
  if (inTurn) return inTurn;
  const [first, ...others] = stagesInBody(entry, (text) => findDegree(text) !== null);
  if (!first || !entry.head.some((l) => isPlaceOfLearning(l.text)) || entry.head.some((l) => findDegree(l.text)))
    return stagesInHead(entry, (line) => findDegree(line.text) !== null && !isPlaceOfLearning(line.text));
  return [{ ...first, head: [...entry.head, ...first.head] }, ...others];
}

/** Which piece of a head is the school, in most entries. */
function slotOf(entries: Entry[]): number {
  const counts = new Map<number, number>();
  for (const { head } of entries) {
    const at = piecesOf(head, false).pieces.findIndex((p) => isPlaceOfLearning(p.text));
    if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Entries without a school and without a degree (posts, honours with dates) are details of the school above. */
export function parseEducation(given: Line[]): Draft<Education>[] {
  const lines = withPlainSchools(given);
  const out: Draft<Education>[] = [];
  const areDegrees = areDegreeLines(lines);
  const entries = toEntries(areDegrees ? lines.map((line) => ({ ...line, opens: true })) : lines).flatMap(stagesOf);
  const slot = slotOf(entries);
  for (const entry of entries) {
    const head = entry.head.map((l) => l.text).join(' ');
    const last = out.at(-1);
    if (last && !isPlaceOfLearning(head) && !findSchoolDegree(head)) {
      last.description = [last.description, ...entry.head.map((l) => l.text), ...toItems(entry.body)]
        .filter(Boolean)
        .join('\n');
      last.source?.lines.push(...entry.head, ...entry.body);
    } else out.push(toEducation(entry, last?.school && !areDegrees && !isPlaceOfLearning(head) ? last : null, slot));
  }
  const places = placesBehind(out.map(({ school }) => school));
  return withSchoolsByInitials(out)
    .map((one, i) => {
      const found = places[i];
      if (!found || !isPlaceOfLearning(found.name)) return one;
      return { ...one, school: found.name, description: [found.place, one.description].filter(Boolean).join('\n') };
    })
    .map(withSchoolDetails);
}
