import { hasOrganisationWord } from '@verdant/lexicon/vocabulary';
import { trimEdges, withoutDates } from '../entries/pieces.ts';
import { isCertificate, isPrizeName } from '../fields/honours/honour-lists.ts';
import type { Line } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import type { Kind } from './kind.ts';
import { withoutBullet } from './styles.ts';

/** `AWS Certified Cloud Practitioner`, `Chartered Member of CILIP`: told so within a name, which may go on below. */
const CERTIFIED =
  /(?:^|\s)certified(?=[\s:])|^chartered\s(?:member|fellow)\sof\s|^red\sseal\s|\btrade\stest(?:ed)?\b/iu;
/** A certificate by its own words. */
export const namesCertificate = (name: string): boolean =>
  isCertificate(name) || (CERTIFIED.test(name) && !hasOrganisationWord(name));

/** What the words of a line say that it is, whatever the heading says; null where they say neither or both. */
export function saidKind(line: Line): Kind | null {
  const cell = line.cells.find(({ text }) => !looksLikeDate(text));
  const name = trimEdges(withoutDates(withoutBullet(cell?.text ?? '')));
  const [certificate, prize] = [namesCertificate(name), isPrizeName(name)];
  return certificate === prize ? null : certificate ? 'certifications' : 'awards';
}
