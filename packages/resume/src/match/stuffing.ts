import type { Evidence, ResumeContent } from '@verdant/contracts';
import { textFields } from '../content/text-fields.ts';
import { evidence } from '../document/document.ts';
import { type Hit, termsIn } from './terms/open-terms.ts';

const MOST_TIMES = 8;
const MOST_IN_A_ROW = 25;
const SHOWN = 3;
const MAX_EVIDENCE = 12;
const SEPARATED = /^[\s,，、;；/|·•.。]*$/;

/** The longest run of terms with nothing said between them. */
function runOf(text: string, hits: readonly Hit[]): { from: number; to: number; length: number } | null {
  let best: { from: number; to: number; length: number } | null = null;
  let run: { from: number; to: number; length: number } | null = null;
  for (const { from, to } of hits) {
    run =
      run && SEPARATED.test(text.slice(run.to, from))
        ? { from: run.from, to, length: run.length + 1 }
        : { from, to, length: 1 };
    if (!best || run.length > best.length) best = run;
  }
  return best;
}

/**
 * Words that stand there for a machine: one term eight times and more in lines that repeat it, or over 25 terms in a row
 * without a word about them. A tool that is named once in each of ten lines is simply used a lot.
 */
export function stuffing(content: ResumeContent): Evidence[] {
  const places = new Map<string, Evidence[]>();
  const rows: Evidence[] = [];
  for (const { path, text, entry } of textFields(content)) {
    if (entry.section === 'basics' || entry.section === 'intention') continue;
    const hits = termsIn(text);
    for (const { entry: term, from, to } of hits)
      places.set(term.id, [...(places.get(term.id) ?? []), evidence(path, text, from, to)]);
    const run = runOf(text, hits);
    if (run && run.length > MOST_IN_A_ROW) rows.push(evidence(path, text, run.from, run.to));
  }
  const repeated = [...places.values()].map((found) =>
    found.filter(({ path }) => found.filter((other) => other.path === path).length > 1),
  );
  const often = repeated.filter((found) => found.length >= MOST_TIMES);
  return [...rows, ...often.flatMap((found) => found.slice(0, SHOWN))].slice(0, MAX_EVIDENCE);
}
