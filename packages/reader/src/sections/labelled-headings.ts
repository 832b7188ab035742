import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import { isBodyLabel } from '../entries/body-labels.ts';
import type { Line } from '../types.ts';
import { endsTheLineAbove, type Heading, isAlone } from './headings.ts';
import type { Kind } from './kind.ts';
import { knownKinds } from './known.ts';

/** How sure the labeller must be that a line is a heading, or is none, against what the rules say of it. */
const HEADING = { unknown: 0.75, byType: 0.3, known: 0.08 };
const MAX_LENGTH = 40;

/** Kinds that the labeller tells apart and a résumé here does not. */
export const KINDS: Readonly<Record<string, Kind>> = {
  activities: 'work',
  publications: 'custom',
  interests: 'custom',
  references: 'custom',
  custom: 'custom',
};

/** How many lines below a heading are asked what it heads, and how much its own words count beside one of them. */
const [BELOW, OWN] = [8, 2];

/** The likeliest section that a line heads, by what the labeller makes of it and of the lines below. */
function kindOf(lines: Line[], at: number, isHeading: (at: number) => boolean): Kind {
  const sums = new Map<string, number>();
  const add = (line: Line, weight: number) => {
    for (const [kind, p] of Object.entries(line.cells[0]!.says?.kinds ?? {}))
      if (!kind.startsWith('top.') && kind !== 'none') sums.set(kind, (sums.get(kind) ?? 0) + weight * p);
  };
  add(lines[at]!, OWN);
  for (let below = at + 1; below < lines.length && below <= at + BELOW && !isHeading(below); below++)
    add(lines[below]!, 1);
  const best = [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'custom';
  return KINDS[best] ?? (best as Kind);
}

/** A label before its value heads nothing. */
const LABELLED = /[:：]\s*\S/;

/** Above all headings, words with a job title in them say what the person is or seeks. */
const isHeadline = (text: string, first: boolean): boolean => first && hasTitleWord(text) && !knownKinds(text);

/** Headings by the rules, and those that only the labeller sees; less what it is sure to be none. */
export function withLabelledHeadings(lines: Line[], byRules: Map<number, Heading>): Map<number, Heading> {
  if (!lines.some((line) => line.cells[0]?.says)) return byRules;
  const out = new Map<number, Heading>();
  const isHeading = (at: number) => byRules.has(at) || (lines[at]!.cells[0]?.says?.heading ?? 0) > HEADING.unknown;
  for (const [at, line] of lines.entries()) {
    const says = line.cells[0]?.says;
    const rule = byRules.get(at);
    const text = line.text.trim();
    if (rule) {
      if (says && says.heading < (rule.typeOnly ? HEADING.byType : HEADING.known)) continue;
      out.set(at, { ...rule, kinds: rule.typeOnly && says ? [kindOf(lines, at, isHeading)] : rule.kinds });
    } else if (
      says &&
      at > 0 &&
      says.heading > HEADING.unknown &&
      isAlone(line) &&
      !endsTheLineAbove(lines, at) &&
      text.length <= MAX_LENGTH &&
      !LABELLED.test(text) &&
      !isBodyLabel(text) &&
      !isHeadline(text, out.size === 0) &&
      // words of their own that head nothing are no heading
      (knownKinds(text) !== null || (at + 1 < lines.length && !isHeading(at + 1)))
    )
      out.set(at, {
        title: text,
        kinds: knownKinds(text) ?? [kindOf(lines, at, isHeading)],
        typeOnly: !knownKinds(text),
      });
  }
  return out;
}
