import type { CheckGroup } from '@verdant/contracts';

/** A piece of a sentence: as it was, struck out, put in, or a gap to fill. */
export type Piece = { text: string; kind?: 'del' | 'ins' | 'gap' };
/** Where a check found something: the n-th bullet of an employer or project, words of the introduction, or the whole. */
export type SamplePlace = { at: string; item: number } | { quote: string } | null;
/** A line of the page picture, in per cent of the page. */
type Spot = { left: number; top: number; width: number; height: number };

/**
 * What our rules say of the typesetter's sample résumé, costliest first, and where the line of their first advice and
 * two others with advice stand on its page. A test (scripts/home-sample) holds all of it to what the product itself says.
 */
export type SampleAccount = {
  score: number;
  groups: { key: CheckGroup; earned: number; allotment: number }[];
  ledger: { title: string; group: CheckGroup; lost: number; places: SamplePlace[] }[];
  found: { work: number; projects: number; education: number; skills: number };
  check: string;
  was: Piece[];
  now: Piece[];
  line: Spot;
  /** top of the other lines */
  pins: number[];
};

export const groupsOf = (...points: [CheckGroup, number, number][]) =>
  points.map(([key, earned, allotment]) => ({ key, earned, allotment }));
