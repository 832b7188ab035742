import type { JobSpan } from '@verdant/contracts';
import { joinedPieces } from './label/joined-pieces.ts';
import { readPosting } from './label/posting-spans.ts';
import { trustedIn } from './label/trusted.ts';
import { type Hit, openEntry, type Term } from './terms/open-terms.ts';
import { type ClauseTerms, termsByRules } from './terms/terms-by-rules.ts';

/** What a job description asks for. `entries` is an OR-group: any one of them answers it. */
export type Requirement = {
  entries: Term[];
  /** as the description writes them, in the order of `entries` */
  options: string[];
  term: string;
  need: 'must' | 'nice';
  asked: JobSpan[];
};

/** So many demands that are stated as such speak for themselves. */
const ENOUGH_STATED = 2;

type Found = Requirement & { duty: boolean };

function merged(group: readonly Hit[], text: string): Pick<Requirement, 'entries' | 'options' | 'term' | 'asked'> {
  const hits = group.flatMap((hit) => [hit, ...(hit.members ?? [])]);
  const first = hits.filter((hit, index) => hits.findIndex(({ entry }) => entry.id === hit.entry.id) === index);
  const options = first.map(({ from, to }) => text.slice(from, to));
  return {
    entries: first.map(({ entry }) => entry),
    options,
    term: options.join(' / '),
    asked: hits.map(({ from, to }) => ({ from, to })),
  };
}

/** A piece that the labeller has found, as a term: one of the lexicon where that is most of it. */
function hitOf(text: string, span: JobSpan, known: readonly Hit[]): Hit {
  const phrase = text.slice(span.from, span.to);
  const inside = known.filter(({ from, to }) => from < span.to && span.from < to);
  const most = inside.find(
    ({ from, to }) => (to - from) * 2 > phrase.length && from >= span.from - 2 && to <= span.to + 2,
  );
  return { entry: most?.entry ?? openEntry(phrase, 'hard'), from: span.from, to: span.to };
}

/** Likelier than this it is asked for: what stands where the rules see a demand, where they see none, a condition of work. */
const UNLIKELY = { stated: 0.01, told: 0.5, condition: 0.3 };

/** `told` where it asks for nothing: what the job does, or how it is done. */
type Piece = Hit & { need: 'must' | 'nice'; told: boolean };

/** What the rules find, told where the trained field rules out that it is asked, and what the field finds beside it; in order. */
function piecesOf(posting: string, terms: readonly ClauseTerms[]): Piece[] {
  const { spans, asks } = readPosting(posting, terms);
  const isTrusted = trustedIn(posting);
  const asked = spans.filter((span) => (span.kind === 'must' || span.kind === 'nice') && isTrusted(span));
  const meets = (a: JobSpan) => (b: JobSpan) => a.from < b.to && b.from < a.to;
  const known = terms.flatMap(({ hits }) => hits);
  const byField = (span: (typeof spans)[number]): Piece => ({
    ...hitOf(posting, span, known),
    need: span.kind as 'must' | 'nice',
    told: false,
  });
  const byRules = terms.flatMap(({ clause, hits, told }) =>
    hits.map(
      (hit): Piece => ({
        ...hit,
        need: clause.need,
        told: asks(hit) < UNLIKELY[hit.condition ? 'condition' : told ? 'told' : 'stated'],
      }),
    ),
  );
  const covered = byRules.filter(({ told }) => !told).flatMap((hit) => [hit, ...(hit.members ?? [])]);
  const added = asked.filter((span) => !covered.some(meets(span)));
  return [...byRules.filter((hit) => !hit.told || !added.some(meets(hit))), ...added.map(byField)].sort(
    (a, b) => a.from - b.from,
  );
}

/**
 * The terms a description asks for, each once: a must anywhere outweighs a nice elsewhere. The rules find terms of the
 * lexicon and names of tools that it does not know, the trained field says which words of the description ask for
 * something (`label/`). `asked` are places in the description.
 */
export function requirementsOf(jobDescription: string): Requirement[] {
  const terms = termsByRules(jobDescription);
  const found = new Map<string, Found>();
  const hits = piecesOf(jobDescription, terms);
  for (const group of joinedPieces(jobDescription, terms, hits)) {
    const need = group.some((piece) => piece.need === 'must') ? 'must' : 'nice';
    const duty = group.every(({ told }) => told);
    const next = { ...merged(group, jobDescription), need, duty } as const;
    const key = next.entries
      .map(({ id }) => id)
      .sort()
      .join('|');
    const before = found.get(key);
    if (!before) found.set(key, next);
    else {
      before.asked.push(...next.asked);
      if (next.need === 'must') before.need = 'must';
      before.duty &&= next.duty;
    }
  }
  const all = [...found.values()];
  const stated = all.filter(({ duty }) => !duty);
  // what the job does is no demand where the demands are stated
  return withoutCovered(stated.length >= ENOUGH_STATED ? stated : all).map(
    ({ duty: _, ...requirement }) => requirement,
  );
}

/** What is asked for by itself need not be asked for again as one of several. */
function withoutCovered(requirements: Found[]): Found[] {
  const alone = new Map(
    requirements.filter(({ entries }) => entries.length === 1).map((one) => [one.entries[0]!.id, one]),
  );
  return requirements.filter((requirement) => {
    if (requirement.entries.length === 1) return true;
    const cover = requirement.entries.map(({ id }) => alone.get(id)).find((one) => one !== undefined);
    if (!cover || (requirement.need === 'must' && cover.need === 'nice')) return true;
    cover.asked.push(...requirement.asked);
    return false;
  });
}
