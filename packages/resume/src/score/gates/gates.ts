import type { Check, FieldSpan } from '../../check/check.ts';
import type { ResumeDocument } from '../../document/document.ts';
import { isOfSilentGenre } from './genres.ts';
import { mayBeSaid } from './missed.ts';
import { isInPieces } from './quoted.ts';

type Gate = (document: ResumeDocument, check: Check, span: FieldSpan) => boolean;

/** What every card has to pass, of whatever check: each says where a card of its kind is withheld, and why in its own file. */
const gates: readonly Gate[] = [isOfSilentGenre, mayBeSaid, isInPieces];

export const isWithheld: Gate = (document, check, span) => gates.some((withholds) => withholds(document, check, span));
