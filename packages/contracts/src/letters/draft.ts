import { type Static, Type } from 'typebox';
import { LETTER_ROLES, type LetterRole } from '../constants/letters.ts';
import type { FieldPath } from '../sections/path.ts';

const closed = { additionalProperties: false };
const role = Type.Unsafe<LetterRole>({ type: 'string', enum: [...LETTER_ROLES] });

/** What a model may write of a letter: sentences, each with the places of the résumé that it rests on. */
export const ModelLetter = Type.Object(
  {
    subject: Type.String({ maxLength: 200 }),
    paragraphs: Type.Array(
      Type.Object(
        {
          role,
          sentences: Type.Array(
            Type.Object(
              {
                text: Type.String({ maxLength: 600 }),
                paths: Type.Array(Type.String({ maxLength: 160 }), { maxItems: 4 }),
              },
              closed,
            ),
            { maxItems: 8 },
          ),
        },
        closed,
      ),
      { maxItems: 6 },
    ),
  },
  closed,
);
export type ModelLetter = Static<typeof ModelLetter>;

/** Why a sentence is not taken: what the fact gate says, or that neither the résumé nor an answer tells of it. */
export type SentenceRefusal =
  | 'number'
  | 'name'
  | 'date'
  | 'ownership'
  | 'unit'
  | 'empty'
  | 'changed-language'
  | 'gap'
  | 'noSource';

/**
 * fits: the résumé or an answer says so. ask: it says a thing in words of its own (`confirm`), and only the person knows
 * whether it is true. refused: it adds a figure, a name, a date or a claim.
 */
export type SentenceVerdict = {
  text: string;
  path: FieldPath | null;
  verdict: 'fits' | 'ask' | 'refused';
  reason: SentenceRefusal | null;
  confirm: string[];
};

/** What a model wrote, held against the facts. Nothing of it is in the letter before the person takes it. */
export type LetterDraft = {
  subject: string;
  paragraphs: { role: LetterRole; sentences: SentenceVerdict[] }[];
  model: string;
  createdAt: string;
};
