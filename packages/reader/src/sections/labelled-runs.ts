import type { Line } from '../types.ts';
import { findEmail, findPhone, findUrl } from '../values/contacts.ts';
import { findSchoolDegree, isPlaceOfLearning } from '../values/degrees.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './labelled-headings.ts';
import type { Section } from './section.ts';

/** Kinds whose lines look like no other's wherever they stand, and how sure the labeller must be of every cell. */
const APART = new Set<Kind>(['certifications', 'awards']);
const SURE = 0.9;

/** Addresses say by their form whose they are not: those of referees stand among what has no section of ours. */
const hasAddress = ({ text }: Line): boolean => [findEmail, findUrl, findPhone].some((find) => find(text) !== null);

/** Below a heading that says so, a school with its degree, which looks like a certificate with who gave it. */
const namesSchooling = (text: string): boolean => isPlaceOfLearning(text) && findSchoolDegree(text) !== null;

/** The kind apart that the labeller is sure of in every cell of a line, null where there is none. */
function kindApart(line: Line): Kind | null {
  const kinds = line.cells
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ says }) => {
      const [best] = Object.entries(says?.kinds ?? {}).filter(([, p]) => p > SURE);
      if (!best) return null;
      return best[0] === 'top.contact' ? 'contact' : (KINDS[best[0]] ?? (best[0] as Kind));
    });
  const [kind] = kinds;
  if (!kind || !kinds.every((one) => one === kind)) return null;
  return APART.has(kind) || (kind === 'contact' && hasAddress(line)) ? kind : null;
}

/**
 * Certificates, awards and addresses in a section of something else, as `证书：…` below the last post without a heading:
 * sections of their own. Others as they are.
 */
export function withLabelledRunsApart(section: Section): Section[] {
  // the labeller was taught no publications: to it their titles look like certificates
  if (section.kinds.includes('publications')) return [section];
  const apart = section.lines.map((line) => {
    const kind = kindApart(line);
    const stays =
      (kind === 'contact' && section.kinds.includes('custom')) ||
      (section.kinds.includes('education') && namesSchooling(line.text));
    return kind && !stays && !section.kinds.includes(kind) ? kind : null;
  });
  if (!section.kinds.length || apart.every((kind) => !kind)) return [section];
  const out: Section[] = [{ ...section, lines: section.lines.filter((_, at) => !apart[at]) }];
  for (const [at, line] of section.lines.entries()) {
    const kind = apart[at];
    if (!kind) continue;
    const known = out.find(({ kinds }, i) => i > 0 && kinds[0] === kind);
    if (known) known.lines.push(line);
    else out.push({ title: '', kinds: [kind], lines: [line], typeOnly: true });
  }
  return out.filter(({ lines }) => lines.length > 0);
}
