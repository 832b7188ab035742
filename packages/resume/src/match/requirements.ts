import type { JobSpan } from '@verdant/contracts';
import { degreesLiked } from './facts/degree-liked.ts';
import { type NamedDegree, schoolingBeside } from './facts/degree-names.ts';
import { degreeTerm } from './facts/degree-term.ts';
import { degreeFound } from './facts/facts-found.ts';
import { joinedPieces } from './label/joined-pieces.ts';
import { readingOf } from './label/reading.ts';
import { studiesOf } from './label/studies.ts';
import { type Piece, piecesOf } from './label/wanted.ts';
import { withoutPointCodes } from './point-codes.ts';
import { withBarePoints } from './terms/bare-points.ts';
import type { Hit, Term } from './terms/open-terms.ts';
import { withOwed } from './terms/owed.ts';
import { withoutParts } from './terms/parts.ts';
import { withConditionsOnce } from './terms/same-conditions.ts';

/** What a job description asks for. `entries` is an OR-group: any one of them answers it. */
export type Requirement = {
  entries: Term[];
  /** as the description writes them, in the order of `entries` */
  options: string[];
  term: string;
  need: 'must' | 'nice';
  asked: JobSpan[];
  /** one that is near to it will do as well: who has none of these may have that */
  loose?: true;
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

/**
 * The terms a description asks for, each once: a must anywhere outweighs a nice elsewhere. The rules find terms of the
 * lexicon and names of tools that it does not know, the trained field says which words of the description ask for
 * something (`label/`). `asked` are places in the description.
 */
export function requirementsOf(jobDescription: string): Requirement[] {
  const text = withoutPointCodes(jobDescription);
  const { terms, reading } = readingOf(text);
  const found = new Map<string, Found>();
  const pieces = withoutParts(text, withOwed(text, withBarePoints(text, piecesOf(text, terms, reading))));
  const demanded = degreeFound(text);
  const degrees = degreesLiked(text, demanded?.level ?? null, pieces);
  const hits = withoutDegrees(pieces, degrees.flat(), demanded ? schoolingBeside(text, demanded) : []);
  for (const group of joinedPieces(text, terms, hits)) {
    const need = group.some((piece) => piece.need === 'must') ? 'must' : 'nice';
    const duty = group.every(({ told }) => told);
    const next = { ...merged(group, text), need, duty } as const;
    const key = next.entries
      .map(({ id }) => id)
      .sort()
      .join('|');
    const before = found.get(key);
    if (!before) found.set(key, next);
    else {
      // the wording of the place that asks, not of one that tells
      const asked = [...before.asked, ...next.asked];
      if (before.duty && !next.duty) Object.assign(before, next);
      else if (next.need === 'must' && next.duty === before.duty) before.need = 'must';
      before.asked = asked;
    }
  }
  for (const { group, loose } of studiesOf(text, reading, hits)) {
    const next = { ...merged(group, text), need: group[0]!.need, duty: false, ...(loose ? { loose } : {}) } as Found;
    const key = `study:${next.entries.map(({ id }) => id).sort()}`;
    if (!found.has(key)) found.set(key, next);
  }
  for (const group of degrees) {
    const named = group.map(({ level, at }): Hit => ({ ...at, entry: degreeTerm(level, text.slice(at.from, at.to)) }));
    const next: Found = { ...merged(named, text), need: 'nice', duty: false };
    const key = next.entries.map(({ id }) => id).join('|');
    const before = found.get(key);
    if (before) before.asked.push(...next.asked);
    else found.set(key, next);
  }
  const all = [...found.values()];
  const stated = all.filter(({ duty }) => !duty);
  // what the job does is no demand where the demands are stated
  return withConditionsOnce(text, withoutCovered(stated.length >= ENOUGH_STATED ? stated : all)).map(
    ({ duty: _, ...requirement }) => requirement,
  );
}

/** A piece that is little more than the name of a degree is that degree. */
const LITTLE_MORE = 14;
const withoutDegrees = (
  pieces: readonly Piece[],
  degrees: readonly NamedDegree[],
  schooling: readonly NamedDegree[],
): Piece[] =>
  pieces.filter(
    ({ from, to }) =>
      !degrees.some(({ at }) => from < at.to && at.from < to && to - from <= at.to - at.from + LITTLE_MORE) &&
      !schooling.some(({ at }) => at.from <= from && to <= at.to),
  );

/** What is asked for by itself, in the same words, need not be asked for again as one of several. */
function withoutCovered(requirements: Found[]): Found[] {
  const alone = new Map(
    requirements.filter(({ entries }) => entries.length === 1).map((one) => [one.entries[0]!.id, one]),
  );
  return requirements.filter((requirement) => {
    if (requirement.entries.length === 1) return true;
    const cover = requirement.entries
      .map(({ id }, i) => ({ one: alone.get(id), said: requirement.options[i]!.toLowerCase() }))
      .find(({ one, said }) => one?.options[0]?.toLowerCase() === said)?.one;
    if (!cover || (requirement.need === 'must' && cover.need === 'nice')) return true;
    cover.asked.push(...requirement.asked);
    return false;
  });
}
