import type { Tables } from '../entry.ts';
import { business } from './business.ts';
import { data } from './data.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { growth } from './growth.ts';
import { infrastructure } from './infrastructure.ts';
import { languages } from './languages.ts';
import { office } from './office.ts';
import { quality } from './quality.ts';

/** Terms of many trades, by theme. Each has its one place here; industries name those that matter to them. */
export const sharedTables: readonly Tables[] = [
  office,
  languages,
  data,
  infrastructure,
  business,
  quality,
  finance,
  engineering,
  growth,
];
