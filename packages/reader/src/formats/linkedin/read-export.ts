import { Failure, type ImportReading } from '@verdant/contracts';
import { readJson } from '../json/read-json.ts';
import { tablesOf } from './tables.ts';
import { toJsonResume } from './to-json-resume.ts';

/** Each value of a LinkedIn data export stands in a column of its own: nothing is left to judge. Throws `Failure`: damaged, noText. */
export function readExport(zip: Uint8Array): ImportReading {
  const tables = tablesOf(zip);
  if (Object.values(tables).every((rows) => rows.length === 0)) throw new Failure('noText');
  return readJson(JSON.stringify(toJsonResume(tables)));
}
