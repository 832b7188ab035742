import { type Static, Type } from 'typebox';
import { NAME_MAX } from './constants/limits.ts';
import { Id } from './endpoints/endpoint.ts';
import type { Language } from './language.ts';
import type { ResumeContent } from './sections/map.ts';
import type { FieldPath } from './sections/path.ts';
import type { ResumeStyle } from './style.ts';

/** `tailor`: the same résumé turned towards one job. `translate`: the same résumé in the other language. */
export type SiblingMode = 'tailor' | 'translate';

/** A version of one's own résumé as a résumé of its own. `jobId` is one of the jobs kept with it; tailoring needs it. */
export const GenerateSibling = Type.Object(
  {
    id: Id,
    mode: Type.Union([Type.Literal('tailor'), Type.Literal('translate')]),
    jobId: Type.Optional(Id),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })),
  },
  { additionalProperties: false },
);
export type GenerateSibling = Static<typeof GenerateSibling>;

/** Why a text of the new résumé is the original's: no wording was given, it went beyond the facts, or it lost some. */
export type SiblingReason = 'none-given' | 'beyond-facts' | 'fact-lost' | 'wrong-language' | 'model-failed';

/** One text of the new résumé as soon as it is settled. `text` equals `original` where `engine` is `original`. */
export type SiblingItem = {
  path: FieldPath;
  original: string;
  text: string;
  engine: 'rules' | 'llm' | 'original';
  reason: SiblingReason | null;
  /** words that the person must say are true */
  confirm: string[];
};

/** What is settled so far; `total` counts the texts that are being worked on. */
export type SiblingProgress = { items: SiblingItem[]; total: number };

/** A résumé that another one was made from, or was made from it. */
export type Sibling = { id: string; name: string; language: Language; mode: SiblingMode; origin: boolean };

/**
 * What a page sets beside a résumé in the other language: the words of its twin, without the sections that the twin's own
 * look hides, the headings that the person gave it, and which entry belongs to which. As it stands, so that it can be kept
 * with what was sent out.
 */
export type Twin = {
  content: ResumeContent;
  titles: NonNullable<ResumeStyle['titles']>;
  entries: [own: string, twin: string][];
};
