import { checks } from '../check/registry.ts';
import type { ResumeDocument } from '../document/document.ts';
import { applies } from './applies.ts';
import { accountFor, type Judged, scaledAllotment } from './ledger.ts';

/** What every check that applies has to say, with the points it costs before rounding. */
export const judge = (document: ResumeDocument): Judged[] =>
  checks
    .filter((check) => applies(check, document.settings))
    .map((check) => {
      const finding = check.run(document);
      return { check, finding, lost: scaledAllotment(check, document.settings) * finding.severity };
    });

/** The rules' score, 0 to 100. */
export const scoreOf = (document: ResumeDocument): number => accountFor(document, judge(document)).score;
