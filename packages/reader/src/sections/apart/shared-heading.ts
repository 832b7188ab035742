import { anyOf, isKnownCertificate, isKnownTerm, restWords } from '@verdant/lexicon/vocabulary';
import { trimEdges, unclosed, withoutDates } from '../../entries/pieces.ts';
import { isCertificate, listItems } from '../../fields/honours/honour-lists.ts';
import { skillsTold } from '../../fields/skills-told.ts';
import { ranOut } from '../../layout/line-width.ts';
import { isSkillLabel } from '../../parse/contact-labels.ts';
import type { Cell, Line } from '../../types.ts';
import { findSchoolDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { findDates } from '../../values/parse-dates.ts';
import type { Kind } from '../kind.ts';
import { knownKinds } from '../known.ts';
import { namesCertificate, saidKind } from '../said-kind.ts';
import type { Section } from '../section.ts';
import { isBullet, withoutBullet } from '../styles.ts';

/** Kinds whose items are short: people put several of them under one heading, a line each behind its word. */
const SHORT = ['skills', 'languages', 'certifications', 'awards', 'custom'] as const satisfies Kind[];
const isShort = (kind: Kind | undefined): kind is (typeof SHORT)[number] =>
  (SHORT as readonly (Kind | undefined)[]).includes(kind);

const LABELLED = /^([\p{L}][\p{L}\p{N} /&、与和及]{0,28}?)\s*[:：]\s*(?=\S)/u;
/** How likely the labeller must find the kind of a line whose label nobody knows. */
const SURE = 0.7;
/** The kind of a line that its heading promises. */
const LIKELY = 0.5;

/** `length`: letters of the label in the first cell; 0 where the label is that cell. */
type Labelled = { label: string; length: number; kind: Kind | null };

/** The word before a colon that says what the line is about; `length` counts the mark of the list and the colon. */
function labelOf(line: Line): Labelled | null {
  const [first, ...others] = line.cells;
  if (others.length === 1 && knownKinds(first!.text) && !knownKinds(others[0]!.text))
    return { label: first!.text.trim(), length: 0, kind: kindOf(first!.text, line) };
  const text = line.text.trim();
  const plain = isBullet(text) ? withoutBullet(text) : text;
  const found = LABELLED.exec(plain);
  if (!found) return null;
  const label = found[1]!;
  const length = text.length - plain.length + found[0].length;
  return length < line.cells[0]!.text.length ? { label, length, kind: kindOf(label, line) } : null;
}

/** `其他：` among groups of one kind: the rest of them, whatever it holds. */
const isRest = anyOf(restWords, { at: 'whole' });

function kindOf(label: string, line: Line): Kind | null {
  const known = isSkillLabel(label) ? 'skills' : knownKinds(label)?.[0];
  if (known && !isRest.test(label)) return isShort(known) ? known : null;
  const kinds = line.cells[0]!.says?.kinds ?? {};
  return SHORT.find((kind) => (kinds[kind] ?? 0) > SURE) ?? null;
}

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

/** The letters of a cell from one place of its text to another. */
function slice(cell: Cell, from: number, to: number): Cell {
  let at = 0;
  const parts = cell.parts.flatMap((part) => {
    const start = at;
    at += part.text.length;
    const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text ? [{ ...part, text }] : [];
  });
  const [first, last] = [lettersIn(cell.text.slice(0, from)), lettersIn(cell.text.slice(0, to))];
  let said = 0;
  const glyphs = cell.glyphs?.filter((glyph) => {
    const before = said;
    said += glyph.text.trim().length;
    return before >= first && before < last;
  });
  const edges = glyphs?.length ? { glyphs, x0: glyphs[0]!.x0, x1: glyphs.at(-1)!.x1 } : {};
  return { ...cell, text: cell.text.slice(from, to), parts, ...edges };
}

const withFirst = (line: Line, first: Cell, others: Cell[]): Line => ({
  ...line,
  cells: [first, ...others],
  text: [first, ...others].map(({ text }) => text).join('  '),
});

const behind = (line: Line, length: number): Line =>
  withFirst(line, slice(line.cells[0]!, length, line.cells[0]!.text.length), line.cells.slice(1));

const behindCell = (line: Line): Line => withFirst(line, line.cells[1]!, line.cells.slice(2));

/** Names in a row, parted by commas, as a line each; a date belongs to the name before it. */
function inRow(line: Line): Line[] {
  const cell = line.cells[0]!;
  const breaks = [...cell.text.matchAll(/[,，;；、]\s*(?=\p{L})/gu)].filter(
    ({ index, 0: mark }) =>
      unclosed(cell.text.slice(0, index)) < 0 &&
      findDates(cell.text.slice(index + mark.length).split(/[,，;；、]/, 1)[0]!)?.from !== 0,
  );
  if (line.cells.length > 1 || !breaks.length) return [line];
  const starts = [0, ...breaks.map(({ index, 0: mark }) => index + mark.length)];
  return starts.map((from, i) => withFirst(line, slice(cell, from, breaks[i]?.index ?? cell.text.length), []));
}

const HONOURS: Kind[] = ['certifications', 'awards'];

/** `证书与荣誉`: each line goes to what its words say or the labeller takes it for, lines of one kind together. */
function honoursApart(section: Section): Section[] {
  const bulleted = section.lines.some((line) => isBullet(line.text));
  const parts = new Map<Kind, Line[]>();
  let kind = section.kinds.find((one) => HONOURS.includes(one))!;
  for (const line of section.lines) {
    const kinds = line.cells[0]!.says?.kinds ?? {};
    const [certificate, prize] = [kinds.certifications ?? 0, kinds.awards ?? 0];
    const begins = !bulleted || isBullet(line.text);
    const said = begins ? saidKind(line) : null;
    if (said) kind = said;
    else if (begins && Math.max(certificate, prize) > SURE) kind = certificate > prize ? 'certifications' : 'awards';
    parts.set(kind, [...(parts.get(kind) ?? []), line]);
  }
  return [...parts].map(([own, lines]) => ({ ...section, kinds: [own], lines }));
}

const seenAs = (kind: Kind) => (line: Line) => (line.cells[0]!.says?.kinds[kind] ?? 0) > LIKELY;

/** A line of what somebody works with: the labeller takes it for that, or most of its words are known; no certificate among them. */
function namesSkills(line: Line): boolean {
  const names = line.text.split(/\s?[、,，;；|]\s?/u).filter(Boolean);
  if (names.some(isCertificate) || listItems(line.text).some(isCertificate)) return false;
  const known = names.filter((name) => isKnownTerm(name) && !isKnownCertificate(name)).length;
  return seenAs('skills')(line) || (names.length > 1 && known * 2 > names.length);
}

/**
 * `Presentations and Awards`, `证书及软件`: the lines that the labeller takes for one kind rather than for anything else are
 * these, the others what else the heading promises.
 */
function linesApart(section: Section, kind: Kind, other: Kind, isOfKind = seenAs(kind)): Section[] {
  const [own, others] = [section.lines.filter(isOfKind), section.lines.filter((line) => !isOfKind(line))];
  return [
    { ...section, kinds: [other], lines: others },
    { ...section, kinds: [kind], lines: own },
  ].filter(({ lines }) => lines.length > 0);
}

/** `Leadership and Awards`: beside prizes, posts among students and members. */
const UNPAID = /\b(?:leadership|activit(?:y|ies)|involvement|responsibilit(?:y|ies))\b/iu;
/** A prize by its own words, or that the labeller takes for nothing else. */
const isPrize = (line: Line): boolean => saidKind(line) === 'awards' || (line.cells[0]!.says?.kinds.awards ?? 0) > SURE;

/** `Qualifications & tickets` promises schools as well: where no line names one, none stands there. */
const withoutSchools = ({ kinds, lines }: Section): boolean =>
  kinds.includes('education') &&
  kinds.includes('certifications') &&
  kinds.length === 2 &&
  !lines.some(({ text }) => isPlaceOfLearning(text)) &&
  lines.some((line) => (line.cells[0]!.says?.kinds.certifications ?? 0) > SURE);

/** Where `Qualifications` are schools, papers of a trade stand among them as well. */
const QUALIFICATIONS = /\bqualifications?\b/iu;

/** Names of certificates in a list or with their date, by their words or as the labeller is sure, and neither a school nor what one gives among them. */
const namesCertificates = ({ text, cells }: Line): boolean =>
  !isPlaceOfLearning(text) &&
  findSchoolDegree(text) === null &&
  findDates(text) !== null &&
  (cells.every(({ says }) => (says?.kinds.certifications ?? 0) > SURE) || wordsNameCertificates(text));

const wordsNameCertificates = (text: string): boolean =>
  listItems(withoutBullet(text)).some((name) =>
    namesCertificate(trimEdges(withoutDates(name)).split(/[,，]\s|\s[–—-]\s/u, 1)[0]!),
  );

/** `Education & professional development`: lines of certificates, with those that they go on in, are no schools. */
function certificatesApart(section: Section): Section[] {
  const own = new Set<Line>();
  for (const [at, line] of section.lines.entries()) {
    const above = section.lines[at - 1];
    const goesOn = above !== undefined && own.has(above) && ranOut(above, line) && !isPlaceOfLearning(line.text);
    if (goesOn || (!isBullet(line.text) && namesCertificates(line))) own.add(line);
  }
  const others = section.lines.filter((line) => !own.has(line));
  return own.size && others.length
    ? [
        { ...section, kinds: ['education'], lines: others },
        { ...section, kinds: ['certifications'], lines: [...own] },
      ]
    : [section];
}

/**
 * Short sections that share a heading as sections of their own: a line each behind its word, or certificates and prizes
 * together. Others as they are.
 */
export function withSharedHeadingsApart(section: Section): Section[] {
  if (HONOURS.every((kind) => section.kinds.includes(kind))) return honoursApart(section);
  const promises = (...kinds: Kind[]) =>
    section.kinds.length === 2 && kinds.every((kind) => section.kinds.includes(kind));
  if (promises('work', 'awards') || promises('volunteering', 'awards'))
    return linesApart(
      section,
      'awards',
      UNPAID.test(section.title) ? 'volunteering' : section.kinds.find((kind) => kind !== 'awards')!,
      isPrize,
    );
  if (promises('custom', 'awards')) return linesApart(section, 'awards', 'custom');
  if (promises('certifications', 'skills') && !section.lines.some(labelOf)) {
    const { told, rest } = skillsTold(section.lines);
    const [own, ...others] = linesApart({ ...section, lines: rest }, 'skills', 'certifications', namesSkills);
    return [
      ...(own ? [own, ...others] : []),
      ...(told.length ? [{ ...section, kinds: ['skills'] as Kind[], lines: told }] : []),
    ];
  }
  if (withoutSchools(section)) return [{ ...section, kinds: ['certifications'] }];
  if (
    promises('education', 'certifications') ||
    (section.kinds[0] === 'education' && QUALIFICATIONS.test(section.title))
  )
    return certificatesApart(section);
  if (!isShort(section.kinds[0]) || section.lines.length < 2) return [section];
  const own = section.kinds[0];
  const labels = section.lines.map(labelOf);
  const kinds = new Set(
    labels.flatMap((found) => (found && (isSkillLabel(found.label) || knownKinds(found.label)) && found.kind) || []),
  );
  const labelled = labels.filter(Boolean).length;
  const isShared = kinds.size > (kinds.has(own) || own === 'custom' ? 1 : 0);
  if (labelled < 2 || labelled * 2 < section.lines.length || !isShared) return [section];
  const out: Section[] = [];
  for (const [at, line] of section.lines.entries()) {
    const found = labels[at];
    const open = out.at(-1);
    if (!found) {
      if (open) open.lines.push(line);
      else out.push({ ...section, lines: [line] });
      continue;
    }
    const kind = found.kind ?? own;
    // the category of some skills stays before them
    const isNamed = found.kind !== null && (isSkillLabel(found.label) || knownKinds(found.label) !== null);
    const text = !isNamed || kind === 'skills' ? line : found.length ? behind(line, found.length) : behindCell(line);
    const lines = isNamed && (kind === 'certifications' || kind === 'awards') ? inRow(text) : [text];
    if (open && !isNamed && open.kinds[0] === kind && kind !== 'custom') open.lines.push(...lines);
    else out.push({ title: isNamed ? found.label : section.title, kinds: [kind], lines, heading: line });
  }
  return out;
}
