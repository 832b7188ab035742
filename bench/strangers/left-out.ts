import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackCrf } from '@verdant/crf';
import { readWithField } from '../../packages/reader/src/label/trained-fields.ts';
import { TRAINED } from './documents.ts';

const SHIPPED = join(import.meta.dirname, '../../packages/reader/data');

/**
 * Gives what takes, for a set, the weights of the labeller that were not trained on it, from the folder that
 * `npm run train:reader -- --leave-out` keeps them in (its --samples); for the newest one those of the
 * reader itself. Throws where there is none.
 */
export function weightsWithout(samples: string): (set: string) => void {
  const folder = join(resolve(process.env.INIT_CWD ?? process.cwd(), samples), 'left-out');
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: npm run train:reader -- --leave-out`);
  let taken = '';
  return (set) => {
    if (set === taken) return;
    taken = set;
    const from = TRAINED.includes(set) ? join(folder, set) : SHIPPED;
    for (const name of ['cells', 'words'] as const)
      readWithField(name, unpackCrf(readFileSync(join(from, `${name}.crf`))));
  };
}
