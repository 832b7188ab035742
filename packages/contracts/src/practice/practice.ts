import { type Static, Type } from 'typebox';
import { JOB_DESCRIPTION_MAX, PRACTICE_LIMITS, REVISION_MAX } from '../constants/limits.ts';
import { ById, Id, Nothing, takes } from '../endpoints/endpoint.ts';
import type { Language } from '../language.ts';
import type { TaskRef } from '../tasks/task.ts';
import type { PracticeQuestion } from './question.ts';

const closed = { additionalProperties: false };
const part = Type.String({ maxLength: PRACTICE_LIMITS.part });

const Note = Type.Object(
  { situation: part, task: part, action: part, result: part, done: Type.Boolean(), pinned: Type.Boolean() },
  closed,
);
/** A person's own answer in its four parts, whether they can tell it by now, and whether it stands first. */
export type PracticeNote = Static<typeof Note>;
/** By the id of the question. */
export type PracticeNotes = Record<string, PracticeNote>;

/** For a résumé, a card of the board, or a kept job; what is there already for the same place is opened again. */
export const BeginPractice = Type.Object(
  {
    resumeId: Type.Optional(Id),
    applicationId: Type.Optional(Id),
    jobId: Type.Optional(Id),
    posting: Type.Optional(Type.String({ maxLength: JOB_DESCRIPTION_MAX })),
  },
  closed,
);
export type BeginPractice = Static<typeof BeginPractice>;

/** A save of the notes that were changed; one without words and marks is taken away. Other notes stay. */
export const SavePractice = Type.Object(
  {
    id: Id,
    revision: Type.Integer({ minimum: 1, maximum: REVISION_MAX }),
    notes: Type.Unsafe<PracticeNotes>(
      Type.Record(Type.String({ minLength: 1, maxLength: 80 }), Note, { maxProperties: PRACTICE_LIMITS.notes }),
    ),
  },
  closed,
);
export type SavePractice = { id: string; revision: number; notes: PracticeNotes };

/** A row of the list. `noted` counts questions with words of one's own, `done` those that are marked. */
export type PracticeSummary = {
  id: string;
  resume: { id: string; name: string };
  applicationId: string | null;
  jobId: string | null;
  post: string;
  company: string;
  noted: number;
  done: number;
  updatedAt: string;
};

/** `earlier` are questions that are asked no longer and have notes: nothing that was written is lost. */
export type Practice = PracticeSummary & {
  revision: number;
  /** of the résumé, and so of its questions */
  language: Language;
  hasPosting: boolean;
  questions: PracticeQuestion[];
  earlier: PracticeQuestion[];
  notes: PracticeNotes;
  /** when a model added questions last, which one, and how many of its questions were refused */
  suggested: { model: string; at: string; refused: number } | null;
};

export type SavedPractice = { revision: number; updatedAt: string };

export const practiceEndpoints = {
  'GET /practice/list': takes(Nothing, {
    access: 'user',
    key: 'read',
    summary: 'What I practise for, newest change first',
  }).gives<PracticeSummary[]>(),
  'GET /practice/detail': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'practice',
    perMinute: 120,
    summary: 'Likely questions of the résumé as it stands, and my notes',
  }).gives<Practice>(),
  'POST /practice/begin': takes(BeginPractice, {
    access: 'user',
    key: 'write',
    changes: true,
    perMinute: 30,
    summary: 'Begin for a résumé, a card or a job, or open what was begun for it',
  }).gives<Practice>(),
  'POST /practice/updateing': takes(SavePractice, {
    access: 'user',
    changes: true,
    owns: 'practice',
    perMinute: 120,
    summary: 'Save notes; a stale revision is 106',
  }).gives<SavedPractice>(),
  'GET /practice/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'practice',
    summary: 'Delete the notes of one place; for 24 hours they can be put back',
  }).gives<null>(),
  'POST /practice/restore': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'practice',
    summary: 'Put back what was deleted',
  }).gives<Practice>(),
  'POST /practice/suggest': takes(ById, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'practice',
    perMinute: 30,
    summary: 'Start a task: up to five more questions by the model, each held against the résumé and the posting',
  }).gives<TaskRef>(),
};
