import { type Static, Type } from 'typebox';
import {
  LETTER_FORMATS,
  LETTER_KINDS,
  LETTER_QUESTIONS,
  LETTER_ROLES,
  type LetterFormat,
  type LetterKind,
  type LetterQuestion,
  type LetterRole,
} from '../constants/letters.ts';
import { JOB_DESCRIPTION_MAX, LETTER_LIMITS, PREVIEW_PAGES_KEPT, REVISION_MAX } from '../constants/limits.ts';
import { ById, Id, Nothing, takes } from '../endpoints/endpoint.ts';
import { Language } from '../language.ts';
import type { PreviewPages } from '../preview.ts';
import type { TaskRef } from '../tasks/task.ts';
import type { LetterDraft } from './draft.ts';
import type { LetterPlan } from './plan.ts';

const closed = { additionalProperties: false };
const { line, subject, address, paragraph, paragraphs, claims, answer } = LETTER_LIMITS;
const text = (maxLength: number) => Type.String({ maxLength });
const kind = Type.Unsafe<LetterKind>({ type: 'string', enum: [...LETTER_KINDS] });

const Claim = Type.Object({ text: Type.String({ minLength: 1, maxLength: paragraph }), path: text(160) }, closed);
/** Words of a paragraph and where the résumé says them. */
export type LetterClaim = Static<typeof Claim>;

const Paragraph = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 40 }),
    role: Type.Unsafe<LetterRole>({ type: 'string', enum: [...LETTER_ROLES] }),
    text: text(paragraph),
    claims: Type.Array(Claim, { maxItems: claims }),
  },
  closed,
);
export type LetterParagraph = Static<typeof Paragraph>;

const answers = Type.Object(
  Object.fromEntries(LETTER_QUESTIONS.map((id) => [id, Type.Optional(text(answer))])),
  closed,
);
export type LetterAnswers = Partial<Record<LetterQuestion, string>>;

/** What a person writes; `date` is YYYY-MM-DD or '', `post` what is applied for. */
const written = {
  post: text(line),
  addressee: Type.Object({ name: text(line), title: text(line), company: text(line), address: text(address) }, closed),
  subject: text(subject),
  date: Type.String({ pattern: '^([12]\\d{3}-\\d{2}-\\d{2})?$' }),
  posting: text(JOB_DESCRIPTION_MAX),
  paragraphs: Type.Array(Paragraph, { maxItems: paragraphs }),
  answers: Type.Unsafe<LetterAnswers>(answers),
};
/** All that a letter says; its language is that of the résumé whose words it holds. */
const Words = Type.Object({ kind, language: Language, ...written }, closed);
export type LetterWords = Static<typeof Words>;

/** From a résumé, and what is known of the place: a card of the board, a kept job, or a posting. It begins written by the rules. */
export const AddLetter = Type.Object(
  {
    kind,
    resumeId: Type.Optional(Id),
    applicationId: Type.Optional(Id),
    jobId: Type.Optional(Id),
    posting: Type.Optional(written.posting),
  },
  closed,
);
export type AddLetter = Static<typeof AddLetter>;

/** A save. What is left out stays as it is. `sent`: whether it has gone out. */
export const SaveLetter = Type.Object(
  {
    id: Id,
    revision: Type.Integer({ minimum: 1, maximum: REVISION_MAX }),
    ...Object.fromEntries(Object.entries(written).map(([name, schema]) => [name, Type.Optional(schema)])),
    sent: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type SaveLetter = { id: string; revision: number; sent?: boolean } & Partial<
  Omit<LetterWords, 'kind' | 'language'>
>;

/** Unsaved words, set with the head and the look of the résumé as it stands. */
export const PreviewLetter = Type.Object(
  {
    id: Id,
    words: Words,
    kept: Type.Optional(
      Type.Object(
        {
          pages: Type.Array(Type.String({ maxLength: 40 }), { maxItems: PREVIEW_PAGES_KEPT, default: [] }),
          glyphToken: Type.Optional(Type.String({ maxLength: 40 })),
        },
        closed,
      ),
    ),
    workspace: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  closed,
);
export type PreviewLetter = Static<typeof PreviewLetter>;

export const DownloadLetter = Type.Object(
  { id: Id, format: Type.Unsafe<LetterFormat>({ type: 'string', enum: [...LETTER_FORMATS], default: 'pdf' }) },
  closed,
);

/** A row of the list. */
export type LetterSummary = Pick<LetterWords, 'kind' | 'language' | 'post'> & {
  id: string;
  company: string;
  resume: { id: string; name: string };
  applicationId: string | null;
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  /** The file that went out, kept as it was: a letter as PDF, a short form as text. Null where none is kept. */
  sentFileName: string | null;
};
/** `name` is the person's, as the résumé has it: it signs. */
export type Letter = Omit<LetterSummary, 'company'> &
  LetterWords & { revision: number; jobId: string | null; name: string; draft: LetterDraft | null };

export type SavedLetter = Pick<Letter, 'revision' | 'updatedAt' | 'sentAt' | 'sentFileName'>;

export const letterEndpoints = {
  'GET /letter/list': takes(Nothing, {
    access: 'user',
    key: 'read',
    summary: 'My letters, newest change first',
  }).gives<LetterSummary[]>(),
  'GET /letter/detail': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'letter',
    summary: 'One letter',
  }).gives<Letter>(),
  'POST /letter/add': takes(AddLetter, {
    access: 'user',
    key: 'write',
    changes: true,
    perMinute: 30,
    summary: 'A new letter, begun with sentences of the résumé’s own words',
  }).gives<Letter>(),
  'POST /letter/updateing': takes(SaveLetter, {
    access: 'user',
    changes: true,
    owns: 'letter',
    perMinute: 120,
    summary: 'Save; a stale revision is 106. What is marked as sent is kept as it goes out',
  }).gives<SavedLetter>(),
  'GET /letter/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'letter',
    summary: 'Delete a letter; for 24 hours it can be put back',
  }).gives<null>(),
  'POST /letter/restore': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'letter',
    summary: 'Put back what was deleted',
  }).gives<Letter>(),
  'GET /letter/plan': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'letter',
    perMinute: 120,
    summary: 'What it could be made of: facts of the résumé by what the posting asks, sentences, questions',
  }).gives<LetterPlan>(),
  'POST /letter/preview': takes(PreviewLetter, {
    access: 'user',
    owns: 'letter',
    perMinute: 1800,
    summary: 'Pages of unsaved words as SVG: what the browser lacks',
  }).gives<PreviewPages>(),
  'GET /letter/download': takes(DownloadLetter, {
    access: 'user',
    key: 'read',
    owns: 'letter',
    raw: 'file',
    perMinute: 60,
    summary: 'The file itself: PDF, Word or text',
  }).gives<never>(),
  'GET /letter/file': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'letter',
    raw: 'file',
    perMinute: 60,
    summary: 'What went out, for ever the same bytes',
  }).gives<never>(),
  'POST /letter/draft': takes(ById, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'letter',
    perMinute: 30,
    summary: 'Start a draft by the model, each sentence held against the résumé and the answers',
  }).gives<TaskRef>(),
};
