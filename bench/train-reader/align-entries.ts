import type { Unit } from '../../packages/reader/src/label/units.ts';
import { findDates } from '../../packages/reader/src/values/parse-dates.ts';
import type { Said, Truth } from '../strangers/truth.ts';
import { type Letters, type Run, runsOf } from './letters.ts';

export type Kind = 'work' | 'education' | 'projects';
type Asked = {
  kind: Kind;
  optional: boolean;
  fields: { slot: string; values: string[] }[];
  /** each of them right; none where the document has none */
  starts: string[];
  ends: string[];
};
/** Where the values of an entry of the truth stand. */
export type Aligned = { kind: Kind; optional: boolean; found: { slot: string; run: Run }[]; missing: string[] };

const valuesOf = (said: Said | undefined): string[] => (said === undefined ? [] : [said].flat().filter(Boolean));

const isOneOf = (said: readonly string[], date: string): boolean =>
  said.length > 0 ? said.includes(date) : date === '';

function askedOf(truth: Truth): Asked[] {
  const entry = (kind: Kind, one: Record<string, unknown>, slots: Record<string, string>): Asked => ({
    kind,
    optional: Boolean(one.optional),
    fields: Object.entries(slots)
      .map(([key, slot]) => ({ slot, values: valuesOf(one[key] as Said) }))
      .filter(({ values }) => values.length),
    starts: valuesOf(one.start as Said),
    ends: valuesOf(one.end as Said),
  });
  return [
    ...(truth.work ?? []).map((one) => entry('work', one, { company: 'company', position: 'position' })),
    ...(truth.education ?? []).map((one) =>
      entry('education', one, { school: 'school', degree: 'degree', major: 'major' }),
    ),
    ...(truth.projects ?? []).map((one) => entry('projects', one, { name: 'name' })),
  ];
}

type Dates = { run: Run; start: string; end: string; single: boolean };

/** The spans of dates of all units, as letters. */
function datesIn(units: readonly Unit[], letters: Letters): Dates[] {
  const firstOf = new Int32Array(units.length + 1);
  for (let i = letters.unit.length - 1; i >= 0; i--) firstOf[letters.unit[i]!] = i;
  return units.flatMap(({ cell }, u): Dates[] => {
    const found = findDates(cell.text);
    if (!found) return [];
    const inside: number[] = [];
    for (let i = firstOf[u]!; letters.unit[i] === u; i++)
      if (letters.at[i]! >= found.from && letters.at[i]! < found.to) inside.push(i);
    if (!inside.length) return [];
    const run = { from: inside[0]!, to: inside.at(-1)! + 1 };
    return [{ run, start: found.start, end: found.end ?? 'present', single: found.single }];
  });
}

/** How near the values of one entry stand to each other, in units. */
const REACH = 7;
/** Of several ways to write a value the first is what a careful person would write; the others are as right. */
const LATER = 1e-3;
type Way = Run & { later: number };
/** Cells of one line are nearer than those of two. */
const BESIDE = 0.2;
const overlaps = (a: Run, b: Run) => a.from < b.to && b.from < a.to;

/**
 * Where the entries of the truth stand in a document: the places at which most of an entry's values stand closest
 * together, the surest entries first; no letter is of two entries.
 */
export function alignEntries(truth: Truth, units: readonly Unit[], letters: Letters): Aligned[] {
  const dates = datesIn(units, letters);
  const asked = askedOf(truth).map((entry) => {
    const slots = entry.fields.map(({ slot, values }) => ({
      slot,
      runs: values.flatMap((value, later) => runsOf(value, letters, units).map((run): Way => ({ ...run, later }))),
    }));
    const same = dates.filter(({ start, end, single }) =>
      single
        ? start !== '' && [...entry.starts, ...entry.ends].includes(start)
        : isOneOf(entry.starts, start) && isOneOf(entry.ends, end),
    );
    return { ...entry, slots: [...slots, { slot: 'date', runs: same.map(({ run }): Way => ({ ...run, later: 0 })) }] };
  });
  const taken: Run[] = [];
  const unitAt = (run: Run) => letters.unit[run.from]!;
  const distance = (a: number, b: number) => Math.abs(a - b) * (units[a]!.line === units[b]!.line ? BESIDE : 1);
  const bestOf = ({ slots }: (typeof asked)[number]) => {
    let best: { score: number; found: Aligned['found'] } | null = null;
    const free = slots.map(({ slot, runs }) => ({
      slot,
      runs: runs.filter((run) => !taken.some((one) => overlaps(one, run))),
    }));
    for (const anchor of free.flatMap(({ slot, runs }) => runs.map((run) => ({ slot, run })))) {
      let score = 0;
      const found: Aligned['found'] = [];
      for (const { slot, runs } of free) {
        const near = runs
          .filter((run) => slot !== anchor.slot || run === anchor.run)
          .filter((run) => !found.some((one) => overlaps(one.run, run)))
          .map((run) => ({ run, far: distance(unitAt(run), unitAt(anchor.run)) }))
          .filter(({ far }) => far <= REACH)
          .sort((a, b) => a.far - b.far || a.run.later - b.run.later)[0];
        if (!near) continue;
        found.push({ slot, run: near.run });
        score += (slot === 'date' ? 1.2 : 1) - 0.06 * near.far - LATER * near.run.later;
      }
      if (found.length && (!best || score > best.score)) best = { score, found };
    }
    return best;
  };
  const open = new Set(asked);
  const out = new Map<(typeof asked)[number], Aligned>();
  while (open.size) {
    let top: { entry: (typeof asked)[number]; score: number; found: Aligned['found'] } | null = null;
    for (const entry of open) {
      const best = bestOf(entry);
      const least = Math.min(2, entry.fields.length + (entry.starts.length + entry.ends.length > 0 ? 1 : 0));
      // a second post of one employer has no employer of its own
      if (!best || best.found.length < Math.max(1, least - (entry.kind === 'work' ? 1 : 0))) continue;
      if (!top || best.score > top.score) top = { entry, ...best };
    }
    if (!top) break;
    open.delete(top.entry);
    taken.push(...top.found.map(({ run }) => run));
    const missing = top.entry.fields
      .map(({ slot }) => slot)
      .filter((slot) => !top.found.some((one) => one.slot === slot));
    out.set(top.entry, { kind: top.entry.kind, optional: top.entry.optional, found: top.found, missing });
  }
  return asked.flatMap((entry) => out.get(entry) ?? []);
}
