import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPrinter } from '../read-open/draw.ts';
import type { Truth } from './truth.ts';

export type StrangersDocument = { set: string; language: string; fileName: string; bytes: Uint8Array; truth: Truth };

/**
 * The sets that the weights of the reader are trained on, by those that are left out together: weights from which one group
 * was left out (`npm run train:reader -- --leave-out`) say what is read of documents they never saw.
 */
export const LEFT_OUT = [
  ['first', 'second'],
  ['third', 'fourth'],
  ['fifth', 'sixth'],
  ['seventh', 'eighth'],
];
export const TRAINED = LEFT_OUT.flat();
/** Those that came later, which no weights have seen; rules were mended beside them when they had been scored. */
const UNTRAINED = [
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-sixth',
  'thirty-seventh',
  'thirty-eighth',
  'thirty-ninth',
  'fortieth',
  'forty-first',
  'forty-second',
  'forty-third',
  'forty-fourth',
  'forty-fifth',
  'forty-sixth',
  'forty-seventh',
  'forty-eighth',
  'forty-ninth',
  'fiftieth',
  'fifty-first',
  'fifty-second',
  'fifty-third',
];
export const SETS = [...TRAINED, ...UNTRAINED];

/**
 * The documents of sets with their truths, one after the other; those kept as HTML are printed. A set is a folder beside
 * this file, or a path from the root; it holds `zh` and `en`, each with `documents` and `truth`.
 */
export async function* strangersDocuments(sets = SETS): AsyncGenerator<StrangersDocument> {
  const printer = await startPrinter();
  try {
    for (const set of sets)
      for (const language of ['zh', 'en']) {
        const folder = resolve(import.meta.dirname, set, language);
        // some sets are of one language
        if (!existsSync(folder)) continue;
        for (const file of readdirSync(join(folder, 'documents')).sort()) {
          const [id, kind] = file.split('.') as [string, string];
          const kept = readFileSync(join(folder, 'documents', file));
          const isHtml = kind === 'html';
          const bytes = isHtml ? await printer.print(kept.toString('utf8')) : new Uint8Array(kept);
          const truth = JSON.parse(readFileSync(join(folder, 'truth', `${id}.json`), 'utf8')) as Truth;
          yield { set, language, fileName: isHtml ? `${id}.pdf` : file, bytes, truth };
        }
      }
  } finally {
    await printer.close();
  }
}
