import type { UnsureReading } from '@verdant/contracts';
import { type Finding, fine } from '../check/check.ts';
import { checks } from '../check/registry.ts';
import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument } from '../document/document.ts';
import { applies } from './applies.ts';
import { withDoubtsAside } from './doubts.ts';
import { accountFor, type Judged, scaledAllotment } from './ledger.ts';
import { weighed } from './weigh.ts';

const quieted = (finding: Finding): Finding => ({
  ...finding,
  spans: finding.spans.map((span) => ({ ...span, quiet: true as const })),
});

/** What every check that applies has to say, with the points it costs before rounding. */
export function judge(document: ResumeDocument, reading?: Reading): { judged: Judged[]; unsure: UnsureReading[] } {
  const unsure: UnsureReading[] = [];
  const found = checks
    .filter((check) => applies(check, document.settings))
    .map((check) => {
      const said = check.notOnForms && document.form ? fine() : check.run(document);
      const aside = withDoubtsAside(
        check,
        check.notOfScholars && document.scholar ? quieted(said) : said,
        document,
        reading,
      );
      unsure.push(...aside.unsure);
      return { check, finding: aside.finding, points: scaledAllotment(check, document.settings) };
    });
  const places = new Map(unsure.map((one) => [one.path, one]));
  return { judged: weighed(found), unsure: [...places.values()] };
}

/** The rules' score, 0 to 100. */
export const scoreOf = (document: ResumeDocument): number => accountFor(document, judge(document).judged).score;
