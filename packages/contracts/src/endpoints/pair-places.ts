import { type Static, Type } from 'typebox';
import { LIMITS, REVISION_MAX } from '../constants/limits.ts';
import type { Language } from '../language.ts';
import type { FieldPath, RowKey } from '../sections/path.ts';
import { Id } from './endpoint.ts';

const closed = { additionalProperties: false };

/** The other one of the two, in the other language. */
export const LinkTwin = Type.Object({ id: Id, twinId: Id }, closed);
export type LinkTwin = Static<typeof LinkTwin>;

/** Places that one ticks at once. */
export const MAX_PAIR_PLACES = 500;

const seen = {
  revision: Type.Integer({ minimum: 1, maximum: REVISION_MAX }),
  twinRevision: Type.Integer({ minimum: 1, maximum: REVISION_MAX }),
};
const side = Type.Union([Type.Literal('twin'), Type.Literal('here')]);
const place = Type.String({ minLength: 1, maxLength: 160 });

/**
 * `side`: whether the places are behind in the twin or here. The revisions are those that were looked at: of what was
 * changed since nothing is touched.
 */
export const ActOnPair = Type.Object(
  {
    id: Id,
    side,
    places: Type.Array(place, { minItems: 1, maxItems: MAX_PAIR_PLACES }),
    ...seen,
  },
  closed,
);
export type ActOnPair = Static<typeof ActOnPair>;
export type PairSide = ActOnPair['side'];

/** The two as they were looked at. */
export const PairSeen = Type.Object({ id: Id, ...seen }, closed);
export type PairSeen = Static<typeof PairSeen>;

/** The person's own words for one place, in the language of the one that is behind. */
export const WriteInPair = Type.Object(
  { id: Id, side, place, words: Type.String({ minLength: 1, maxLength: LIMITS.text }), ...seen },
  closed,
);
export type WriteInPair = Static<typeof WriteInPair>;

/**
 * One place at which a résumé is behind its twin. Of the one that was changed: `path` and its words `before` and `now`; of
 * the one that is behind: `twinPath` and what stands there, `twin`. A path is null where nothing stands there.
 */
export type PairPlace = {
  id: string;
  row: RowKey;
  /** a field of the row or entry; null where it is a whole entry, or the order of the entries */
  field: string | null;
  change: 'changed' | 'added' | 'removed' | 'order';
  path: FieldPath | null;
  twinPath: FieldPath | null;
  /** what heads the entry in the one that is behind, else in the other; null where it is in none */
  entry: string | null;
  before: string | null;
  now: string | null;
  twin: string | null;
  /** what it would say, where that can be carried word for word; '' where it would say nothing any more */
  value: string | null;
  /** true where it can be carried: the words of `value`, an order, a removal */
  exact: boolean;
  /** the twin was changed there as well */
  both: boolean;
  /** carrying would take words away that somebody wrote: it is done for this place by itself, never with others */
  alone: boolean;
  /** a text stands or is missing there, into which a person can write words of their own */
  writable: boolean;
};

/** What a pair knows. `behind`: where the twin is behind this one; `ahead`: where this one is behind the twin. */
export type PairState = {
  twin: { id: string; name: string; language: Language; revision: number };
  revision: number;
  behind: PairPlace[];
  ahead: PairPlace[];
};

/** One that can be linked: the other language, not linked yet. */
export type PairChoice = { id: string; name: string; language: Language };
