import { readFileSync } from 'node:fs';
import { type Crf, unpackCrf } from '@verdant/crf';

const fields = new Map<string, Crf>();

function load(name: string): Crf {
  const field = fields.get(name) ?? unpackCrf(readFileSync(new URL(`../../data/${name}.crf`, import.meta.url)));
  fields.set(name, field);
  return field;
}

/** Reads with another field from now on, in this process: for those who judge weights that are not the kept ones. */
export const readWithField = (name: 'cells' | 'words', field: Crf): void => void fields.set(name, field);

/** The trained field for cells; `npm run train:reader` makes its data. */
export const cellField = (): Crf => load('cells');
/** The trained field for the words of heads. */
export const wordField = (): Crf => load('words');
