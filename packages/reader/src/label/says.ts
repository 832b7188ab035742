import { emissions, marginals, viterbi } from '@verdant/crf';
import { cut } from '../sections/split.ts';
import type { Cell, Line, Says } from '../types.ts';
import { alikeHeads } from './alike-heads.ts';
import { slotsOf } from './slots.ts';
import { cellField } from './trained-fields.ts';
import { unitFeatures } from './unit-features.ts';
import { unitsOf } from './units.ts';

const LEAST = 1e-3;

const partOf = (label: string): [kind: string, part: string | undefined] => {
  const [kind, part] = label.split('.') as [string, string | undefined];
  if (kind === 'heading') return [part!, 'heading'];
  return [kind === 'top' ? label : kind, part];
};

/** The lines with what the labeller says of each of their cells; a heading that shares its line with text is seen apart. */
export function withLabels(lines: Line[]): Line[] {
  const parts = lines.map((line) => cut(line));
  const units = unitsOf(lines.flatMap((line, at) => parts[at] ?? [line]));
  const field = cellField();
  const L = field.labels.length;
  const read = field.labels.map(partOf);
  const scores = emissions(field, unitFeatures(units, field.bits));
  const best = viterbi(field, scores);
  const likely = marginals(field, scores);
  const labels = units.map((_, at) => field.labels[best[at]!]!);
  const heads = alikeHeads(units, labels);
  for (const at of heads) labels[at] = labels[at]!.replace(/body$/, 'head');
  const slots = slotsOf(units.map((unit, at) => ({ unit, label: labels[at]! })));
  const said = new Map(
    units.map(({ cell }, at): [Cell, Says] => {
      const says = saysOf(likely.subarray(at * L, (at + 1) * L), read);
      return [cell, heads.has(at) ? { ...says, body: 0 } : says];
    }),
  );
  const labelled = (line: Line): Line => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, says: said.get(cell), slots: slots.get(cell) ?? [] })),
  });
  return lines.map((line, at) => {
    const apart = parts[at]?.map(labelled);
    if (!apart) return labelled(line);
    // should it be no heading after all, the whole says what its text says
    const { says, slots: values } = apart[1]!.cells[0]!;
    return { ...line, apart, cells: line.cells.map((cell) => ({ ...cell, says, slots: values })) };
  });
}

function saysOf(likely: Float64Array, read: ReturnType<typeof partOf>[]): Says {
  const kinds: Record<string, number> = {};
  const sums = { heading: 0, begin: 0, body: 0 };
  likely.forEach((p, l) => {
    const [kind, part] = read[l]!;
    if (p < LEAST) return;
    kinds[kind] = (kinds[kind] ?? 0) + p;
    if (part === 'heading' || part === 'begin' || part === 'body') sums[part] += p;
  });
  return { ...sums, kinds };
}
