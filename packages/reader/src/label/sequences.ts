import type { Unit } from './units.ts';

/** Units whose words are told apart together: the head of an entry, what stands above the sections, a list of honours. */
export type Sequence = { kind: string; units: Unit[] };
/** What a unit is: `work.begin`, `work.head`, `top.contact`, `awards` … */
export type Labelled = { unit: Unit; label: string };

const LISTS = new Set(['certifications', 'awards', 'intention']);

/** Which sequence a label belongs to, null for text whose words are not told apart. */
function kindOf(label: string): { kind: string; begins: boolean } | null {
  const [kind, part] = label.split('.');
  if (kind === 'top') return { kind: 'top', begins: false };
  if (part === 'begin' || part === 'head') return { kind: kind!, begins: part === 'begin' };
  return LISTS.has(label) ? { kind: label, begins: false } : null;
}

export function sequencesOf(labelled: readonly Labelled[]): Sequence[] {
  const out: Sequence[] = [];
  let open: Sequence | null = null;
  for (const { unit, label } of labelled) {
    const found = kindOf(label);
    if (!found) {
      open = null;
      continue;
    }
    if (!open || open.kind !== found.kind || found.begins) {
      open = { kind: found.kind, units: [] };
      out.push(open);
    }
    open.units.push(unit);
  }
  return out;
}
