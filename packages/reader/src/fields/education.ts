import type { Education } from '@verdant/contracts';
import { alternation, countryCodes, entrySource, majorLabels, schoolDetails } from '@verdant/lexicon/vocabulary';
import { type Entry, toEntries } from '../entries/entries.ts';
import { unwrapped } from '../entries/head-lines.ts';
import { toItems } from '../entries/items.ts';
import { piecesOf, trimEdges } from '../entries/pieces.ts';
import { ranOut } from '../layout/line-width.ts';
import { type Draft, sourceOf } from '../parse/draft.ts';
import { isBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findDegree, isSchool } from '../values/degrees.ts';
import { isLocation } from '../values/locations.ts';

const MAJOR_LABEL = new RegExp(`^${entrySource(majorLabels)}\\s*[:：]?\\s*`, 'iu');
const GRADE = `\\b${alternation(schoolDetails.grades)}\\b`;
const DETAIL = new RegExp(
  `^${alternation(schoolDetails.start)}|${GRADE}|${alternation(schoolDetails.anywhere)}|^[\\d./\\s()（）%]+$`,
  'iu',
);
const BEFORE_GRADE = new RegExp(`\\s*[,，]\\s*|\\s*(?=${GRADE}|绩点)`, 'iu');
const LEAD = /^(?:\s*(?:degree)?\s*(?:in|of|for)\s+|\s*[,，:：·|–-]\s*|[（(]\s*|的)/i;

/** What stands around the degree is the major: `BSc in Physics`, `学士学位，主修物理`, `物理（本科）`. */
function majorBeside(text: string, from: number, to: number): string {
  const after = trimEdges(
    text
      .slice(to)
      .replace(/^[)）]/, '')
      .replace(LEAD, '')
      .replace(LEAD, ''),
  );
  const before = trimEdges(text.slice(0, from));
  return (after.replace(/[)）]$/, '').length > 1 ? after : before).replace(MAJOR_LABEL, '').trim();
}

type Found = { school: string; degree: string; major: string; details: string[] };

/** `Major in X, University A`: the part with the school's name, and what is left. */
function schoolPart(text: string): { school: string; rest: string } {
  const parts = text.split(/\s*[,，]\s*/);
  const at = parts.findIndex(isSchool);
  if (parts.length < 2 || at < 0) return { school: text, rest: '' };
  const places = parts.filter((p, i) => i !== at && !isLocation(p) && !countryCodes.includes(p.replace(/\.$/, '')));
  return { school: parts[at]!, rest: places.join(', ') };
}

function take(found: Found, text: string): void {
  const parts = text.split(BEFORE_GRADE).filter(Boolean);
  if (
    parts.length > 1 &&
    parts.some((p) => DETAIL.test(p)) &&
    parts.some((p) => !DETAIL.test(p) && (findDegree(p) || isSchool(p)))
  ) {
    for (const part of parts) take(found, part);
    return;
  }
  if ((DETAIL.test(text) || isLocation(text)) && !isSchool(text)) return void found.details.push(text);
  if (!found.school && isSchool(text)) {
    const { school, rest } = schoolPart(text);
    const inSchool = findDegree(school);
    // `Bachelor of Science University A` in one piece
    if (inSchool && inSchool.from === 0 && !/^(?:of|for)\b/i.test(school.slice(inSchool.to).trim())) {
      found.degree ||= inSchool.degree;
      found.school = trimEdges(school.slice(inSchool.to).replace(LEAD, ''));
    } else found.school = school;
    if (rest) take(found, rest);
    return;
  }
  const degree = found.degree ? null : findDegree(text);
  if (degree) {
    found.degree = degree.degree;
    const major = majorBeside(text, degree.from, degree.to);
    if (major && !found.major && !isSchool(major)) found.major = major;
    return;
  }
  if (MAJOR_LABEL.test(text) && !found.major) found.major = text.replace(MAJOR_LABEL, '').trim();
  else if (!found.major && text.length <= 80 && !/[:：]/.test(text)) found.major = text;
  else found.details.push(text);
}

/** The school may stand in the first plain lines below the head. */
function withSchool({ head, body }: Entry): [Line[], Line[]] {
  if (head.some((l) => isSchool(l.text))) return [head, body];
  const plain = body.findIndex((l, i) => isBullet(l.text) || i > 2);
  const top = plain < 0 ? body.slice(0, 3) : body.slice(0, plain);
  const at = top.findIndex((l) => isSchool(l.text));
  if (at < 0) return [head, body];
  let end = at + 1;
  while (end < top.length && ranOut(top[end - 1]!, top[end]!)) end++;
  return [[...head, ...unwrapped(top.slice(0, end))], body.slice(end)];
}

/** `Physics (BSc), GPA 3.8` on a line of its own below the school. */
function withDegree(head: Line[], body: Line[]): [Line[], Line[]] {
  const [first, ...rest] = body;
  if (!first || isBullet(first.text) || first.text.length > 80 || /[:：。]/.test(first.text)) return [head, body];
  return head.some((l) => findDegree(l.text)) || !findDegree(first.text) ? [head, body] : [[...head, first], rest];
}

const KEYS = ['school', 'degree', 'major'] as const;

function toEducation(entry: Entry): Draft<Education> {
  const [head, rest] = withDegree(...withSchool(entry));
  const { pieces, place } = piecesOf(head, false);
  if (place) pieces.push({ text: place, bold: false, line: -1, label: null });
  const found: Found = { school: '', degree: '', major: '', details: [] };
  const body = toItems(rest);
  for (const key of KEYS) found[key] = pieces.find((p) => p.label === key)?.text ?? '';
  for (const piece of pieces
    .filter((p) => !KEYS.some((key) => key === p.label))
    .sort((a, b) => Number(isSchool(b.text)) - Number(isSchool(a.text))))
    take(found, piece.text);
  if (!found.school && found.major) [found.school, found.major] = [found.major, ''];
  const { dates } = entry;
  return {
    school: found.school,
    degree: found.degree,
    major: found.major,
    start: dates?.single ? '' : (dates?.start ?? ''),
    end: dates?.single ? dates.start : dates ? dates.end : '',
    description: [...found.details, ...body].join('\n'),
    source: sourceOf({ ...entry, head, body: rest }),
  };
}

/** Entries without a school and without a degree (posts, honours with dates) are details of the school above. */
export function parseEducation(lines: Line[]): Draft<Education>[] {
  const out: Draft<Education>[] = [];
  for (const entry of toEntries(lines)) {
    const head = entry.head.map((l) => l.text).join(' ');
    const last = out.at(-1);
    if (last && !isSchool(head) && !findDegree(head)) {
      last.description = [last.description, ...entry.head.map((l) => l.text), ...toItems(entry.body)]
        .filter(Boolean)
        .join('\n');
      last.source?.lines.push(...entry.head, ...entry.body);
    } else out.push(toEducation(entry));
  }
  return out;
}
