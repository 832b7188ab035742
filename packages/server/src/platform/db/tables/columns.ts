import { type ResumeContent, withAllSections } from '@verdant/contracts';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();

/** A résumé's content. What was stored before a kind of section came is read with an empty list of it. */
export const contentColumn = customType<{ data: ResumeContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) => withAllSections((typeof stored === 'string' ? JSON.parse(stored) : stored) as ResumeContent),
});
