import type { FieldPath } from './sections/path.ts';

/** A plain question about a role. `completes` is the bullet that a short answer goes on with, null where it makes a new one. */
export type Question<T = string> = { id: string; ask: T; example: T; completes: FieldPath | null };

/** What is asked of one role: `path` is `work/<id>` or `projects/<id>`. */
export type RoleQuestions<T = string> = { path: FieldPath; title: string; name: string; questions: Question<T>[] };

/** Why an answer makes no bullet. */
export type AnswerRefusal = 'empty' | 'tooLong' | 'saysNothing';

/** What an answer becomes; `original` is the bullet that it completes, null where it is a new one. */
export type Answered = { path: FieldPath; original: string | null; proposed: string };
