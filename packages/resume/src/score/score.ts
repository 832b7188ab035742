import type { UnsureReading } from '@verdant/contracts';
import { type Check, type FieldSpan, type Finding, fine } from '../check/check.ts';
import { checks } from '../check/registry.ts';
import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument } from '../document/document.ts';
import { isToldInProse } from '../document/doubtful/told-in-prose.ts';
import { isOfNow } from '../document/of-now.ts';
import { applies } from './applies.ts';
import { withDoubtsAside } from './doubts.ts';
import { isWithheld } from './gates/gates.ts';
import { accountFor, type Judged, scaledAllotment } from './ledger.ts';
import { weighed } from './weigh.ts';

const quietedWhere = (finding: Finding, isQuiet: (span: FieldSpan) => boolean): Finding => ({
  ...finding,
  spans: finding.spans.map((span) => (isQuiet(span) ? { ...span, quiet: true as const } : span)),
});

/** Where it is told in sentences all through, only that is said, and what the words themselves are wrong about. */
const OF_WORDS: ReadonlySet<string> = new Set(['style', 'privacy', 'integrity']);
const isSaidOfProse = ({ group, removable }: Check): boolean => OF_WORDS.has(group) || removable === true;

/** The finding with what is not worth a word for a card marked as such. */
function worded(check: Check, finding: Finding, document: ResumeDocument): Finding {
  if (check.notOfScholars && document.scholar) return quietedWhere(finding, () => true);
  if ((document.letter || isToldInProse(document)) && !isSaidOfProse(check)) return quietedWhere(finding, () => true);
  const isNow = check.ofNow ? isOfNow(document) : () => true;
  const isSaid = check.saidOf?.(document) ?? (() => true);
  const { ofWhole, ...placed } = finding;
  // what is said of the whole in their stead passes the same gates
  const isWhole = ofWhole !== undefined && !isWithheld(document, check, ofWhole);
  return quietedWhere(
    isWhole ? finding : placed,
    (span) => !span.quiet && (!isNow(span.path) || !isSaid(span) || isWithheld(document, check, span)),
  );
}

/** What every check that applies has to say, with the points it costs before rounding. */
export function judge(document: ResumeDocument, reading?: Reading): { judged: Judged[]; unsure: UnsureReading[] } {
  const unsure: UnsureReading[] = [];
  const found = checks
    .filter((check) => applies(check, document.settings))
    .map((check) => {
      const said = check.notOnForms && document.form ? fine() : check.run(document);
      const aside = withDoubtsAside(check, worded(check, said, document), document, reading);
      unsure.push(...aside.unsure);
      return { check, finding: aside.finding, points: scaledAllotment(check, document.settings) };
    });
  const places = new Map(unsure.map((one) => [one.path, one]));
  return { judged: weighed(found), unsure: [...places.values()] };
}

/** The rules' score, 0 to 100. */
export const scoreOf = (document: ResumeDocument): number => accountFor(document, judge(document).judged).score;
