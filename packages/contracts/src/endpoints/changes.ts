import { type Static, Type } from 'typebox';
import { LIMITS, MAX_WORD_CHANGES, REVISION_MAX } from '../constants/limits.ts';
import type { FieldPath } from '../sections/path.ts';
import { Id, takes } from './endpoint.ts';

const closed = { additionalProperties: false };

/**
 * Other words for a bullet (`work/<id>/content/0`; the place behind the last one adds one, an empty text takes one away)
 * or for running text (`basics/introduction`, `education/<id>/description`).
 */
export const WordChange = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 120, description: 'Where the text stands: work/<id>/content/0' }),
    text: Type.String({ maxLength: LIMITS.text, description: 'The whole new text' }),
  },
  closed,
);
export type WordChange = Static<typeof WordChange>;

/** `revision` is the one that was read: a résumé that was changed since is not touched. */
export const PreviewChange = Type.Object(
  {
    id: Id,
    revision: Type.Integer({ minimum: 1, maximum: REVISION_MAX }),
    changes: Type.Array(WordChange, { minItems: 1, maxItems: MAX_WORD_CHANGES }),
  },
  closed,
);
export type PreviewChange = Static<typeof PreviewChange>;

/** The very changes of a preview with its token; `confirmed`: the words that the person has said are true. */
export const ApplyChange = Type.Object(
  {
    ...PreviewChange.properties,
    token: Type.String({ maxLength: 80 }),
    confirmed: Type.Optional(Type.Array(Type.String({ maxLength: LIMITS.bullet }), { maxItems: 200 })),
  },
  closed,
);
export type ApplyChange = Static<typeof ApplyChange>;

/**
 * What of a text goes beyond the résumé, as the fact gate says. `gap`: something is left to fill in; `same`: it says so
 * already; `notWords`: a fact by itself (a name, a date, a skill), which only its owner changes, on the site.
 */
export type WordRefusal =
  | 'number'
  | 'name'
  | 'date'
  | 'ownership'
  | 'unit'
  | 'empty'
  | 'changed-language'
  | 'gap'
  | 'same'
  | 'notWords';

/** `ask`: true only if the person says so of each of `confirm`. */
export type WordVerdict = { path: FieldPath; before: string; after: string; confirm: string[] } & (
  | { verdict: 'fits' | 'ask'; reason: null }
  | { verdict: 'refused'; reason: WordRefusal }
);
/** `token` is good for 15 minutes, for these changes of this revision; null where one of them is refused. */
export type ChangePreview = { revision: number; changes: WordVerdict[]; token: string | null };

export const changeEndpoints = {
  'POST /resume/change/preview': takes(PreviewChange, {
    access: 'user',
    key: 'write',
    owns: 'resume',
    perMinute: 60,
    summary: 'What other words would make of the résumé, held against what it says; writes nothing',
  }).gives<ChangePreview>(),
  'POST /resume/change/apply': takes(ApplyChange, {
    access: 'user',
    key: 'write',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'Write previewed words as a new revision',
  }).gives<{ revision: number }>(),
};
