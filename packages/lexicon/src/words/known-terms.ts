import { readTables, type TermKind } from '../entry.ts';
import { foldText } from '../fold.ts';
import { industrySources } from '../industries/index.ts';
import { sharedTables } from '../shared/index.ts';

type Known = Record<'all' | 'certificates' | 'tools', ReadonlySet<string>>;
let known: Known | undefined;

function terms(): Known {
  if (known) return known;
  const entries = [...sharedTables, ...industrySources].flatMap(readTables);
  const formsOf = (some: typeof entries) => new Set(some.flatMap(({ en, zh }) => [...en, ...zh].map(foldText)));
  const ofKind = (wanted: TermKind) => formsOf(entries.filter(({ kind }) => kind === wanted));
  known = { all: formsOf(entries), certificates: ofKind('cert'), tools: ofKind('tool') };
  return known;
}

/** True for a skill, tool, certificate or other term of one of the industries, as a whole. */
export const isKnownTerm = (text: string): boolean => terms().all.has(foldText(text.trim()));

/** True for a certificate that one of the industries knows, as a whole. */
export const isKnownCertificate = (text: string): boolean => terms().certificates.has(foldText(text.trim()));

/** True for the name of a tool, a program or a machine that one of the industries knows, as a whole. */
export const isKnownTool = (text: string): boolean => terms().tools.has(foldText(text.trim()));
