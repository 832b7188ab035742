import type * as schema from '../../platform/db/schema.ts';
import { accountData } from './account-data.ts';
import type { DataEntry } from './data-entry.ts';
import { moneyData } from './money-data.ts';
import { workData } from './work-data.ts';

/**
 * What is kept of people: every table, how it leaves with its person and how long it stays. The export and the erasure
 * run over it; a table that is missing here does not compile, one that only the database knows fails a test. What it
 * says people read on the privacy page: change both.
 */
export const dataMap: Record<keyof typeof schema, DataEntry> = { ...accountData, ...workData, ...moneyData };
