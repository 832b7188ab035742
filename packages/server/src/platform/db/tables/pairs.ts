import type { ResumeContent } from '@verdant/contracts';
import { jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { resumeOf } from './resumes.ts';

/** As `Agreed` of the pair's rules, the two contents as they were written down. */
type Agreement = { zh: ResumeContent; en: ResumeContent; entries: [string, string][]; apart: string[] };
/**
 * `last`: what the newest step can be taken back to: what was agreed on before it, and, where it wrote into one of the two,
 * into which, as which revision, over which.
 */
type StoredAgreed = Agreement & {
  last?: { agreed: Agreement; wrote: { resumeId: string; revision: number; over: number } | null };
};
export type LastStep = NonNullable<StoredAgreed['last']>;

/** A Chinese résumé (`resumeId`) and an English one (`twinId`) of one person, and what the two said when they last agreed. */
export const pairs = pgTable(
  'pairs',
  {
    id: id(),
    resumeId: resumeOf(),
    twinId: resumeOf(),
    agreed: jsonb().$type<StoredAgreed>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.resumeId), unique().on(t.twinId)],
);
