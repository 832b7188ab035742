import type { Evidence, FieldPath, Language, LedgerGroup, Localized, RubricEntry } from '@verdant/contracts';
import type { ResumeDocument } from '../document/document.ts';

/** A place where a check has something to say. `text` is the whole value at `path`, `from`–`to` the words meant. */
export type Place = {
  path: FieldPath;
  text: string;
  from?: number;
  to?: number;
  /** what to do here, where the check's general sentence is not exact enough */
  advice?: Localized;
};

/** `severity` is 0 to 1 and only grows with violations. `good` quotes what earned the points. */
export type Finding = { severity: number; places: Place[]; good?: Evidence[]; detail?: Localized };

export type Example = { bad: string; good: string };

/**
 * What a rule is, without how it looks. `allotment` are its points before the group is scaled (research: 100 in all),
 * 0 for what is only said; `effort` 1 (a word) to 3 (think). `onlyFor` are settings, never a matter of content.
 */
export type Rule = {
  id: string;
  group: LedgerGroup;
  allotment: number;
  effort: 1 | 2 | 3;
  title: Localized;
  /** what is looked for, for the public list of rules */
  detects: Localized;
  advice: Localized;
  /** said as a strength when nothing is wrong; null where being right is nothing to speak of */
  praise: Localized | null;
  example: Record<Language, Example> | null;
  onlyFor?: RubricEntry['onlyFor'];
};

export type Check = Rule & { run: (document: ResumeDocument) => Finding };

/** Severity of a check that counts occurrences: `cap` of them cost everything. */
export const counted = (places: Place[], cap: number, good: Evidence[] = []): Finding => ({
  severity: Math.min(1, places.length / cap),
  places,
  good,
});

/** Said and not counted. */
export const hint = (places: Place[]): Finding => ({ severity: 0, places });

export const fine = (good: Evidence[] = []): Finding => ({ severity: 0, places: [], good });

/** Every match of a pattern in a text, as places. The pattern must be global. */
export const placesOf = ({ path, text }: { path: FieldPath; text: string }, pattern: RegExp): Place[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    path,
    text,
    from: match.index,
    to: match.index + match[0].length,
  }));
