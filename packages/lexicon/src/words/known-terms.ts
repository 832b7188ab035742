import { readTables } from '../entry.ts';
import { foldText } from '../fold.ts';
import { industrySources } from '../industries/index.ts';
import { sharedTables } from '../shared/index.ts';

type Known = { all: ReadonlySet<string>; certificates: ReadonlySet<string> };
let known: Known | undefined;

function terms(): Known {
  if (known) return known;
  const entries = [...sharedTables, ...industrySources].flatMap(readTables);
  const formsOf = (some: typeof entries) => new Set(some.flatMap(({ en, zh }) => [...en, ...zh].map(foldText)));
  known = { all: formsOf(entries), certificates: formsOf(entries.filter(({ kind }) => kind === 'cert')) };
  return known;
}

/** True for a skill, tool, certificate or other term of one of the industries, as a whole. */
export const isKnownTerm = (text: string): boolean => terms().all.has(foldText(text.trim()));

/** True for a certificate that one of the industries knows, as a whole. */
export const isKnownCertificate = (text: string): boolean => terms().certificates.has(foldText(text.trim()));
