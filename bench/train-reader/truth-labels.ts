import { type Crf, emissions, type Features, viterbi } from '@verdant/crf';
import type { Sequence } from '../../packages/reader/src/label/sequences.ts';
import type { Unit } from '../../packages/reader/src/label/units.ts';
import type { Named, Said, Truth } from '../strangers/truth.ts';
import { type Aligned, alignEntries, type Kind } from './align-entries.ts';
import { type Letters, lettersOf, type Run, runsOf } from './letters.ts';

/** What the truth says of a document, as what is added to the score of a label of a unit, or of a slot of a word. */
export type TruthLabels = {
  prior: (unit: number, label: string) => number;
  slotPrior: (sequence: Sequence, unit: number, at: number, slot: string) => number;
  /** the share of the truth's entries that were found in the document, 0 to 1 */
  found: number;
};

const NEVER = -1e6;
/** How much a listed value speaks for its list: a technology may stand in a job, too. */
const LISTED = 3;
const COVERS = 0.5;
/** What the truth doesn't say is a place only where the labeller is sure of it. */
const UNLIKELY = -2;
/** A name that takes this share of its unit's letters is all that the unit says. */
const ALONE = 0.6;
/** Signs at its edges that may be a part of a value. */
const [OPENS, CLOSES] = [/[(（“《「]/, /[.)）”》」]/];
const HEADED: readonly string[] = ['work', 'education', 'projects'] satisfies Kind[];

/** What the words of a head can be, by the kind of its section. */
const AROUND = ['date', 'place', 'other', 'label', 'none'];
const SLOTS: Record<string, string[]> = {
  work: ['company', 'position', ...AROUND],
  activities: ['company', 'position', ...AROUND],
  education: ['school', 'degree', 'major', ...AROUND],
  projects: ['name', 'role', 'company', ...AROUND],
  certifications: ['name', 'issuer', 'date', 'none'],
  awards: ['name', 'issuer', 'date', 'none'],
  top: ['person', 'headline', 'email', 'phone', 'link', 'location', 'personal', 'label', 'none'],
};

const valuesOf = (said: Said | undefined): string[] => (said === undefined ? [] : [said].flat().filter(Boolean));
const nameOf = (named: Named): string[] =>
  valuesOf(typeof named === 'object' && !Array.isArray(named) ? named.name : named);

type Head = { part: 'begin' | 'head'; kind: Kind; optional: boolean };

/** The units that hold the values of entries; the first of an entry begins it. */
function headsOf(aligned: readonly Aligned[], { unit }: Letters): Map<number, Head> {
  const heads = new Map<number, Head>();
  for (const { found, kind, optional } of aligned) {
    const own = new Set<number>();
    for (const { run } of found) for (let at = unit[run.from]!; at <= unit[run.to - 1]!; at++) own.add(at);
    [...own]
      .sort((a, b) => a - b)
      .forEach((at, i) => {
        if (!heads.has(at)) heads.set(at, { part: i ? 'head' : 'begin', kind, optional });
      });
  }
  return heads;
}

/** The person's name is where it is set largest; their place is the first of its name. */
function topRuns({ basics = {} }: Truth, units: readonly Unit[], letters: Letters, lettersIn: Int32Array) {
  const share = (run: Run) => (run.to - run.from) / lettersIn[letters.unit[run.from]!]!;
  const sizeOf = (run: Run) => units[letters.unit[run.from]!]!.cell.size * (share(run) > ALONE ? 1.5 : 1);
  const runs = (said: Said | undefined) => valuesOf(said).flatMap((value) => runsOf(value, letters, units));
  return {
    person: runs(basics.name).sort((a, b) => sizeOf(b) - sizeOf(a) || a.from - b.from)[0] ?? null,
    location: runs(basics.location).sort((a, b) => a.from - b.from)[0] ?? null,
    share,
  };
}

export function truthLabels(truth: Truth, units: readonly Unit[]): TruthLabels {
  const letters = lettersOf(units);
  const lettersIn = new Int32Array(units.length);
  for (const unit of letters.unit) lettersIn[unit]!++;
  const aligned = alignEntries(truth, units, letters);
  const heads = headsOf(aligned, letters);
  const complete = (kind: Kind) => aligned.filter((one) => one.kind === kind).length >= (truth[kind]?.length ?? 0);

  const slotAt = new Map<number, string>();
  /** letters behind which the same value goes on */
  const goesOn = new Set<number>();
  const put = ({ from, to }: Run, slot: string) => {
    for (let i = from; i < to; i++) slotAt.set(i, slot);
    for (let i = from; i < to - 1; i++) goesOn.add(i);
  };
  for (const { found } of aligned) for (const { slot, run } of found) put(run, slot);

  /** How many letters of each unit are of values of a list, and which letters. */
  const listOf = (values: readonly string[][]) => {
    const counts = new Int32Array(units.length);
    const own = new Set<number>();
    const joined = new Set<number>();
    for (const run of values.flat().flatMap((value) => runsOf(value, letters, units)))
      for (let i = run.from; i < run.to; i++) {
        if (slotAt.has(i)) continue;
        if (i < run.to - 1) joined.add(i);
        if (own.has(i)) continue;
        own.add(i);
        counts[letters.unit[i]!]!++;
      }
    return { counts, own, joined };
  };
  const lists: Record<string, ReturnType<typeof listOf>> = {
    skills: listOf((truth.skills ?? []).map(valuesOf)),
    certifications: listOf((truth.certifications ?? []).map(nameOf)),
    awards: listOf((truth.awards ?? []).map(nameOf)),
  };
  for (const { own, joined } of [lists.certifications!, lists.awards!]) {
    for (const i of own) slotAt.set(i, 'name');
    for (const i of joined) goesOn.add(i);
  }

  const { person, location, share } = topRuns(truth, units, letters, lettersIn);
  if (person) put(person, 'person');
  if (location) put(location, 'location');
  const named = person ? letters.unit[person.from]! : -1;
  const isAlone = person !== null && share(person) >= ALONE;

  const prior = (unit: number, label: string): number => {
    const [kind, part] = label.split('.') as [string, string | undefined];
    const head = heads.get(unit);
    if (head) {
      const right = kind === head.kind || (head.optional && kind === 'activities');
      return right && part === head.part ? 0 : NEVER;
    }
    if (label === 'top.name' && named >= 0) return unit === named ? LISTED : NEVER;
    if (unit === named) return isAlone || kind !== 'top' ? NEVER : 0;
    if (part === 'begin' && HEADED.includes(kind) && complete(kind as Kind)) return NEVER;
    const count = lists[kind]?.counts[unit] ?? 0;
    return count > 1 && count >= COVERS * lettersIn[unit]! ? LISTED : 0;
  };

  const lettersOfUnit = units.map((): number[] => []);
  letters.unit.forEach((unit, i) => {
    lettersOfUnit[unit]!.push(i);
  });
  /** What a word or a sign is a part of, and what a sign at the edge of a value may be a part of. */
  const saidAt = (unit: number, at: number): { is?: string; may?: string } => {
    const own = lettersOfUnit[unit]!;
    const next = own.findIndex((i) => letters.at[i]! >= at);
    const [behind, before] = [own[next], own[next < 0 ? own.length - 1 : next - 1]];
    if (behind !== undefined && letters.at[behind] === at) return { is: slotAt.get(behind) };
    if (before !== undefined && goesOn.has(before) && behind !== undefined) return { is: slotAt.get(before) };
    const sign = units[unit]!.cell.text[at] ?? '';
    return { may: slotAt.get((CLOSES.test(sign) ? before : OPENS.test(sign) ? behind : undefined) ?? -1) };
  };
  const known = new Set([
    ...(person ? ['person'] : []),
    ...(location ? ['location'] : []),
    ...(complete('work') ? ['company', 'position'] : []),
    ...(complete('education') ? ['school', 'degree', 'major'] : []),
  ]);
  const slotPrior: TruthLabels['slotPrior'] = ({ kind }, unit, at, slot) => {
    const { is, may } = saidAt(unit, at);
    if (is) return slot === is ? 0 : NEVER;
    if (slot === may) return 0;
    if (SLOTS[kind] && !SLOTS[kind].includes(slot)) return NEVER;
    if (kind === 'activities') return 0;
    if (slot === 'name' && (kind !== 'projects' || complete('projects'))) return NEVER;
    return known.has(slot) ? NEVER : slot === 'place' ? UNLIKELY : 0;
  };
  const all = [truth.work, truth.education, truth.projects].reduce((sum, list) => sum + (list?.length ?? 0), 0);
  return { prior, slotPrior, found: all ? aligned.length / all : 1 };
}

/** The likeliest labels that the truth allows. */
export function decodeWith(
  field: Crf,
  features: readonly Features[],
  prior: (at: number, label: string) => number,
): string[] {
  const L = field.labels.length;
  const scores = emissions(field, features);
  for (let at = 0; at < features.length; at++)
    for (let l = 0; l < L; l++) scores[at * L + l]! += prior(at, field.labels[l]!);
  return [...viterbi(field, scores)].map((l) => field.labels[l]!);
}
