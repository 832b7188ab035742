import { table } from '../match/list.ts';

/** Names of the months in order, January first. */
export const months = table(`
  jan, january
  feb, february
  mar, march
  apr, april
  may
  jun, june
  jul, july
  aug, august
  sep, sept, september
  oct, october
  nov, november
  dec, december
`).map((row) => row[0]!);

const numbers = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** 1 to 12 for the name of a month in any case, with or without its point; null for what is none. */
export const monthNumber = (name: string): number | null => numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? null;
