import type { ResumeContent } from '@verdant/contracts';
import { jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { resumeOf } from './resumes.ts';

/** As `Agreed` of the pair's rules, the two contents as they were written down. */
type StoredAgreed = { zh: ResumeContent; en: ResumeContent; entries: [string, string][]; apart: string[] };

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
