import { type Static, Type } from 'typebox';
import type { AnalysisSettings } from '../analysis.ts';
import { DISMISSED_WORDS_MAX } from '../constants/dismissed.ts';
import { ADDRESS_MAX, DOWNLOAD_FORMATS, type DownloadFormat } from '../constants/files.ts';
import {
  JOB_DESCRIPTION_MAX,
  LIMITS,
  MAX_ADVICE_PER_FIX,
  NAME_MAX,
  NOTE_MAX,
  REVISION_MAX,
} from '../constants/limits.ts';
import { CAREER_STAGES, type CareerStage, COUNTRIES, type Country } from '../constants/review.ts';
import { Language } from '../language.ts';
import { ResumeContent } from '../resume.ts';
import { ResumeStyle } from '../style.ts';
import { Id } from './endpoint.ts';

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: NAME_MAX });
const revision = Type.Integer({ minimum: 1, maximum: REVISION_MAX });
const jobDescription = Type.Optional(Type.String({ maxLength: JOB_DESCRIPTION_MAX }));

export const ManualAdd = Type.Object({ name, language: Language, content: Type.Optional(ResumeContent) }, closed);
export type ManualAdd = Static<typeof ManualAdd>;

/** Where a JSON Resume file lies: an http(s) address of a public host. */
export const ImportAddress = Type.Object({ address: Type.String({ minLength: 1, maxLength: ADDRESS_MAX }) }, closed);
export type ImportAddress = Static<typeof ImportAddress>;

/** A save. Fields that are absent stay as they are. `reason` is kept with the revision. */
export const Update = Type.Object(
  {
    id: Id,
    revision,
    name: Type.Optional(name),
    language: Type.Optional(Language),
    content: Type.Optional(ResumeContent),
    style: Type.Optional(ResumeStyle),
    reason: Type.Optional(Type.Union([Type.Literal('edit'), Type.Literal('undo')])),
  },
  closed,
);
export type Update = Omit<Static<typeof Update>, 'style'> & { style?: import('../style.ts').ResumeStyle };

const settings = Type.Object(
  {
    country: Type.Optional(Type.Unsafe<Country>({ type: 'string', enum: [...COUNTRIES] })),
    stage: Type.Optional(Type.Unsafe<CareerStage>({ type: 'string', enum: [...CAREER_STAGES] })),
    industry: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  },
  closed,
);

/** Settings that are left out are those of the newest analysis. */
export const Analyze = Type.Object({ id: Id, jobDescription, settings: Type.Optional(settings) }, closed);
export type Analyze = Omit<Static<typeof Analyze>, 'settings'> & { settings?: AnalysisSettings };

/** `answer` longer than a bullet is told so, and no failure. */
export const Answer = Type.Object(
  {
    id: Id,
    questionId: Type.String({ minLength: 1, maxLength: 120 }),
    answer: Type.String({ maxLength: LIMITS.text }),
  },
  closed,
);
export type Answer = Static<typeof Answer>;

export const GenerateFix = Type.Object(
  {
    id: Id,
    adviceIds: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: MAX_ADVICE_PER_FIX }),
    jobDescription,
  },
  closed,
);
export type GenerateFix = Static<typeof GenerateFix>;

/** Another wording of a change that waits for its answer; `note` says what should be different. */
export const Reword = Type.Object(
  {
    id: Id,
    changeId: Type.String({ maxLength: 80 }),
    note: Type.Optional(Type.String({ maxLength: NOTE_MAX })),
  },
  closed,
);
export type Reword = Static<typeof Reword>;

/** `text` replaces the proposal: gaps filled in, or the person's own edit. An unfilled gap is 100. */
export const Decide = Type.Object(
  {
    id: Id,
    decisions: Type.Array(
      Type.Object(
        {
          changeId: Type.String({ maxLength: 80 }),
          decision: Type.Union([Type.Literal('accept'), Type.Literal('reject'), Type.Literal('reopen')]),
          text: Type.Optional(Type.String({ maxLength: LIMITS.text })),
        },
        closed,
      ),
      { minItems: 1, maxItems: MAX_ADVICE_PER_FIX },
    ),
  },
  closed,
);
export type Decide = Static<typeof Decide>;

/** Of what advice, told by its check, its place and its words (cut at their limit), and whether it is left as it is. */
export const Dismiss = Type.Object(
  {
    id: Id,
    checkId: Type.String({ minLength: 1, maxLength: 40 }),
    path: Type.String({ minLength: 1, maxLength: 200 }),
    original: Type.String({ maxLength: DISMISSED_WORDS_MAX }),
    dismissed: Type.Boolean(),
  },
  closed,
);
export type Dismiss = Static<typeof Dismiss>;

export const Restore = Type.Object({ id: Id, revision, to: revision }, closed);
export type Restore = Static<typeof Restore>;

/** `page` and `long` are for pictures: one page, or all of them below one another. */
export const Download = Type.Object(
  {
    id: Id,
    format: Type.Unsafe<DownloadFormat>({ type: 'string', enum: [...DOWNLOAD_FORMATS], default: 'pdf' }),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1 })),
    long: Type.Optional(Type.Boolean({ default: false })),
  },
  closed,
);
export type Download = Static<typeof Download>;

export const RevisionDetail = Type.Object({ id: Id, revision }, closed);
export type RevisionDetail = Static<typeof RevisionDetail>;

/** `r` is the revision in view: it changes the address, so that a browser shows no older picture. */
export const Thumbnail = Type.Object({ id: Id, r: Type.Optional(revision) }, closed);
export type Thumbnail = Static<typeof Thumbnail>;

/** `v` is the template's version: it changes the address when the picture changes. */
export const TemplatePicture = Type.Object(
  {
    template: Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' }),
    language: Language,
    v: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  },
  closed,
);
export type TemplatePicture = Static<typeof TemplatePicture>;
