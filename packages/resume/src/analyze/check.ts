import type { CheckGroup, Evidence, FieldPath, Language, Localized } from '@verdant/contracts';
import type { ResumeDocument } from './document.ts';

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
 * One rule. `allotment` are its points before the group is scaled (research: 100 in all); `effort` 1 (a word) to 3
 * (think). `languages` are the résumé languages it applies to: a setting, never a matter of content.
 */
export type Check = {
  id: string;
  group: CheckGroup;
  allotment: number;
  effort: 1 | 2 | 3;
  title: Localized;
  advice: Localized;
  /** said as a strength when nothing is wrong; null where being right is nothing to speak of */
  praise: Localized | null;
  example: Record<Language, Example> | null;
  languages?: Language[];
  run: (document: ResumeDocument) => Finding;
};

/** Severity of a check that counts occurrences: `cap` of them cost everything. */
export const counted = (places: Place[], cap: number, good: Evidence[] = []): Finding => ({
  severity: Math.min(1, places.length / cap),
  places,
  good,
});

export const fine = (good: Evidence[] = []): Finding => ({ severity: 0, places: [], good });
