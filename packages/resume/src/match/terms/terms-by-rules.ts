import { type Clause, clausesOf, withoutStudies } from '../clauses.ts';
import { titleAsked } from '../facts/title-asked.ts';
import { conditionsIn } from './conditions.ts';
import { openPhrases } from './open-phrases.ts';
import { type Hit, openTerms, termsIn } from './open-terms.ts';
import { qualificationsIn } from './qualifications.ts';

/** A clause of a description with the terms that the rules find in it; `told` where it tells of the work and asks nothing. */
export type ClauseTerms = { clause: Clause; hits: Hit[]; told: boolean };

/** A text that names more terms than this describes no job. */
const MAX_HITS = 500;

const hitsIn = (text: string, { from, to }: Clause, all: readonly Hit[]) =>
  all.filter((hit) => hit.from >= from && hit.to <= to).sort((a, b) => a.from - b.from || text.length);

/** Line by line, so that a term that needs company has it and a long description stays cheap. */
function lineTerms(text: string): Hit[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return termsIn(line).map((hit) => ({ ...hit, from: hit.from + start, to: hit.to + start }));
  });
}

/** Terms of the lexicon, names of tools that it does not know, and what is asked for in other words; none overlap. */
export function termsByRules(jobDescription: string): ClauseTerms[] {
  const text = withoutStudies(jobDescription);
  const known = lineTerms(text).slice(0, MAX_HITS);
  const title = titleAsked(jobDescription)?.at;
  // the first line of several says what the job is
  const begins = /\n\s*\S/.test(text.trim()) ? text.search(/\S/) + text.trim().indexOf('\n') : 0;
  return clausesOf(jobDescription).map((clause) => {
    const own = hitsIn(text, clause, known);
    const named = qualificationsIn(text, clause);
    const isNamed = (hit: Hit) => named.some(({ from, to }) => hit.from < to && from < hit.to);
    const open = [...named, ...openTerms(text, clause, known).filter((hit) => !isNamed(hit))];
    const hits = [
      ...own.filter((hit) => !isNamed(hit) && !open.some(({ from, to }) => from <= hit.from && hit.to <= to)),
      ...open,
    ]
      .filter((hit) => !(title && hit.from < title.to && title.from < hit.to))
      .sort((a, b) => a.from - b.from);
    const told = clause.duty || !(clause.headed || clause.asked);
    const phrases =
      clause.duty || clause.from < begins || !(clause.headed || clause.asked) ? [] : openPhrases(text, clause, hits);
    const covered = (hit: Hit) => phrases.some(({ covers, from, to }) => covers && from < hit.to && hit.from < to);
    const all = [...hits.filter((hit) => !covered(hit)), ...phrases].sort((a, b) => a.from - b.from);
    const unnamed = conditionsIn(text, clause).filter(
      (hit) => !all.some((one) => hit.from < one.to && one.from < hit.to),
    );
    return { clause, hits: [...all, ...unnamed].sort((a, b) => a.from - b.from), told };
  });
}
