import { type Features, hashOf } from '@verdant/crf';
import { isBullet } from '../sections/styles.ts';
import { rulesOf } from './rules.ts';
import { faceOf, type Unit } from './units.ts';
import { kindFlags, wordFeatures } from './words.ts';

type Seen = { flags: string[]; face: string };
/** What a document does with a face: how much of its text it sets in it, and what stands there. */
type FaceUse = { units: number; letters: number; heads: number; dates: number; bullets: number };

const step = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length;

function facesOf(units: readonly Unit[], seen: readonly Seen[]): Map<string, FaceUse> {
  const faces = new Map<string, FaceUse>();
  units.forEach((unit, i) => {
    const { face, flags } = seen[i]!;
    const use = faces.get(face) ?? { units: 0, letters: 0, heads: 0, dates: 0, bullets: 0 };
    use.units++;
    use.letters += unit.text.length;
    if (flags.some((flag) => flag.startsWith(HEADING))) use.heads++;
    if (flags.includes('date')) use.dates++;
    if (flags.includes('bullet')) use.bullets++;
    faces.set(face, use);
  });
  return faces;
}

function layoutFeatures(unit: Unit, before: Unit | undefined, after: Unit | undefined, about: About): string[] {
  const { cell, line } = unit;
  const width = Math.max(1, line.right - line.left);
  const out = [
    `size=${step(cell.size / about.size, [0.8, 0.95, 1.05, 1.15, 1.35, 1.7, 2.2])}`,
    `gap=${step(line.gap, [0.1, 1, 1.3, 1.6, 2, 2.6, 3.5])}`,
    `x=${step((cell.x0 - line.left) / width, [0.005, 0.03, 0.08, 0.2, 0.4, 0.6, 0.8])}`,
    `wide=${step((cell.x1 - cell.x0) / width, [0.1, 0.25, 0.5, 0.75, 0.95])}`,
    `y=${line.page ? 'later' : step(line.y, [60, 110, 170, 260, 420])}`,
    `side=${line.column}`,
    `cell=${Math.min(unit.at, 3)}/${Math.min(unit.of, 4)}`,
  ];
  if (cell.bold) out.push('bold');
  if (cell.italic) out.push('italic');
  if (cell.colour !== about.colour) out.push('coloured');
  if (cell.x1 > line.right - 2 && unit.at === unit.of - 1 && unit.of > 1) out.push('atRight');
  const middle = (cell.x0 + cell.x1) / 2 - (line.left + line.right) / 2;
  if (unit.of === 1 && Math.abs(middle) < 4 && cell.x0 - line.left > 8) out.push('centred');
  if (cell.parts.length > 1) out.push(`parts=${Math.min(cell.parts.length, 4)}`);
  if (before) {
    if (faceOf(before) === about.face) out.push('sameAsBefore');
    out.push(`in=${step(cell.x0 - before.cell.x0, [-40, -4, -1, 2, 6, 40])}`);
    if (before.line === line) out.push('sameLine');
    if (before.line.column !== line.column) out.push('newColumn');
  } else out.push('first');
  if (after) {
    if (faceOf(after) === about.face) out.push('sameAsAfter');
    out.push(`next=${after.line === line ? 'line' : step(after.line.gap, [0.1, 1.3, 1.8, 2.6])}`);
    if (isBullet(after.text)) out.push('bulletBelow');
  } else out.push('last');
  return out;
}

type About = { size: number; colour: string; face: string };

function useFeatures(use: FaceUse, letters: number): string[] {
  return [
    `faceShare=${step(use.letters / letters, [0.02, 0.06, 0.15, 0.4])}`,
    `faceHeads=${step(use.heads / use.units, [0.01, 0.2, 0.4, 0.7])}`,
    `faceUnits=${step(use.units, [2, 4, 8, 20])}`,
    `faceDates=${step(use.dates / use.units, [0.01, 0.2, 0.5, 0.9])}`,
    `faceBullets=${step(use.bullets / use.units, [0.01, 0.3, 0.7])}`,
  ];
}

/** How a flag begins that says which heading a text is known as. */
const HEADING = 'head=';

/** Which kinds of features are left out: while training, so that no kind is leant on alone. */
export type Without = { rules?: boolean; words?: boolean; headings?: boolean };

/** The names of the features of every unit. */
function unitFeatureNames(units: readonly Unit[], without: Without = {}): string[][] {
  const rules = without.rules ? [] : rulesOf(units);
  const known = new Map<string, string[]>();
  const flagsOf = (text: string): string[] => {
    const flags = known.get(text) ?? kindFlags(text).filter((flag) => !without.headings || !flag.startsWith(HEADING));
    known.set(text, flags);
    return flags;
  };
  const seen = units.map((unit): Seen => ({ flags: flagsOf(unit.text), face: faceOf(unit) }));
  const faces = facesOf(units, seen);
  const letters = Math.max(
    1,
    units.reduce((sum, unit) => sum + unit.text.length, 0),
  );
  const body = [...faces].sort((a, b) => b[1].letters - a[1].letters)[0]?.[0] ?? '';
  const [size, , colour] = body.split('|');
  return units.map((unit, i) => {
    const { flags, face } = seen[i]!;
    const layout = layoutFeatures(unit, units[i - 1], units[i + 1], {
      size: Number(size) || 10,
      colour: colour ?? '',
      face,
    });
    const words = without.words ? [] : wordFeatures(unit.text);
    const use = useFeatures(faces.get(face)!, letters);
    const around = [-2, -1, 1, 2].flatMap((by) =>
      (seen[i + by]?.flags ?? [by < 0 ? 'begin' : 'end']).map((flag) => `${by}:${flag}`),
    );
    const look = `${layout[0]}${unit.cell.bold ? 'b' : ''}${use[1]}`;
    const joint = [
      ...flags.map((flag) => `${flag}&${look}`),
      ...flags.map((flag) => `${flag}&${layout[6]}`),
      ...flags.flatMap((flag) => (seen[i + 1]?.flags ?? []).map((next) => `${flag}>${next}`)),
      `${use[1]}&${layout[1]}&${unit.cell.bold}`,
      `${layout[2]}&${layout[6]}&${use[3]}`,
    ];
    const said = rules[i] ?? [];
    const nearby = [-1, 1].flatMap((by) => (rules[i + by] ?? []).map((rule) => `${by}:${rule}`));
    return [
      'bias',
      ...flags,
      ...words,
      ...layout,
      ...use,
      ...around,
      ...joint,
      ...said,
      ...nearby,
      ...said.map((rule) => `${rule}&${look}`),
    ];
  });
}

/** The rows of the features of every unit in a field of 2^bits rows. */
export const unitFeatures = (units: readonly Unit[], bits: number, without: Without = {}): Features[] =>
  unitFeatureNames(units, without).map((names) => Int32Array.from(new Set(names.map((name) => hashOf(name, bits)))));
