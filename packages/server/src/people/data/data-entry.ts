import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * How a row leads to a person: it is the account, names the account, its résumé, its job description, its task or its
 * order, bears its address in a column, or is counted under its id or address. null: it leads to nobody.
 */
export type Owner = 'self' | 'user' | 'resume' | 'job' | 'task' | 'order' | 'address' | 'counter' | null;

export type DataEntry = {
  table: PgTable;
  owner: Owner;
  /** columns that hold the address, where `owner` is 'address' */
  columns?: string[];
  /** the file of the export (of a résumé's folder, where `owner` is 'resume' or 'job'), or why there is none */
  exported: { file: string; without?: string[] } | { not: string };
  /**
   * What erasing the account does. goes: the row hangs on the account or on what goes with it. deleted: looked for and
   * deleted. detached: the row stays without the person. stays: nothing in it leads to a person.
   */
  erased: 'goes' | 'deleted' | 'detached' | 'stays';
  /**
   * What becomes of a guest's rows when an account takes over the draft: they become its own, or go with the guest. Tables
   * that say nothing hold none of a guest, or hang on one that moves.
   */
  guest?: 'moves' | 'goes';
  /** how long it is kept at most while the account is there, and why; after the erasure where the row outlives it */
  kept: string;
  /** the sweep of `remove-expired.ts` that sees to it, another one to a guest's, or what bounds the number of rows when one is added */
  bound: { sweep: string; ofGuests?: string } | { by: string };
};

/** What one person has so many of and no more. */
export const perPerson = (what: string) => ({ by: `${what} of one person` });
