import type {
  Evidence,
  FieldPath,
  Language,
  LedgerGroup,
  Localized,
  ResumeContent,
  RubricEntry,
} from '@verdant/contracts';
import { emptyContent } from '../content/empty.ts';
import type { ResumeDocument } from '../document/document.ts';
import type { RewriteStage } from '../rewrite/stages.ts';

/** Where a check has something to say. `text` is the whole value at `path`, `from`–`to` the words meant. */
export type FieldSpan = {
  path: FieldPath;
  text: string;
  from?: number;
  to?: number;
  /** what to do here, where the check's general sentence is not exact enough */
  advice?: Localized;
  /** what it is called here, where the check's own title does not fit */
  title?: Localized;
  /** it may be meant as it stands */
  question?: true;
  /** what it is worth to say it here, in the place of the points an effort that the check is worth */
  worth?: number;
  /** only said: adds nothing to what the finding costs */
  free?: true;
  /** true, and other rules say better what to do about it: no word for a card */
  quiet?: true;
  /** other values that it names or counts: it is said only where each was read as one whole */
  quotes?: readonly { path: FieldPath; text: string }[];
};

/**
 * `severity` is 0 to 1 and only grows with violations; each of the spans adds `each` to it, as far as one entry may
 * cost. `good` quotes what earned the points.
 */
export type Finding = {
  severity: number;
  each?: number;
  spans: FieldSpan[];
  good?: Evidence[];
  detail?: Localized;
  /** what is true of the whole document, wherever its parts were filed: said where every span rests on uncertain reading */
  ofWhole?: FieldSpan;
};

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

type Section = keyof ResumeContent;
export const EVERYWHERE: readonly Section[] = Object.keys(emptyContent()) as Section[];
export const EXPERIENCE = ['work', 'projects'] as const;

/** `goesOn` where the text tells of a post or project that has not ended. */
export type RewriteContext = { language: Language; goesOn: boolean };

/** How the rules put a faulty text right without the person; null where they can't. Nothing may be added to the facts. */
type Rewrite = {
  stage: RewriteStage;
  /** changes only the form, so that it may be applied without showing it first */
  atOnce: boolean;
  apply: (text: string, context: RewriteContext) => string | null;
};

/**
 * What a finding rests on: it is said only where that was read surely enough, by the one rule of `score/doubts.ts`. A
 * `statement` is words that say something as a whole, a `point` one of those that tell of a job, a `label` words of any
 * kind or a list; `dates` are those of its section, `times` the dates of all jobs, `order` their heads as well, a `role`
 * its head and all below it, the `whole` everything that was read and looked through for it, the `file` what no reading can change. What
 * is missed (a finding without words) rests on the place besides.
 */
export type Ground = 'statement' | 'point' | 'label' | 'dates' | 'times' | 'order' | 'role' | 'whole' | 'file';

/** All there is of a check; who needs to know something about it asks for the trait and never for the id. */
export type Check = Rule & {
  /** sections that its findings may point to */
  touches: readonly Section[];
  /** absent where only the person can put it right */
  rewrite?: Rewrite;
  /** leaves a gap for a figure that the person knows; `plain` does without it */
  gap?: (text: string, language: Language) => { rewrite: string; plain: string } | null;
  /** what it misses is a figure */
  asksFigure?: true;
  /** a text that it still finds fault with gets no wording but of its form: a gap or a shorter one would leave the fault */
  comesFirst?: true;
  /** what stands there is better left out: no wording of another rule answers it */
  noWording?: true;
  /** deleting the text is an answer as well */
  removable?: true;
  /**
   * With whom it speaks: what lacks figures, a role that does as a whole, what is told too shortly, what only trades with tools are asked; `alike` is
   * said of several places only, `alone` never among the empty fields.
   */
  voice?: 'figures' | 'role' | 'told' | 'tools' | 'alike' | 'alone';
  restsOn: Ground;
  /** finds fault with what an official form asks for, or misses what it has no place for */
  notOnForms?: true;
  /** wishes for points below each post, which scholars tell in lists: costs what it costs, and is no word for a card */
  notOfScholars?: true;
  /** speaks of how work is told: of what ended long ago, and of training below a job, no word for a card */
  ofNow?: true;
  /** where it is worth a word for a card; elsewhere it is true, costs what it costs, and is not said */
  saidOf?: (document: ResumeDocument) => (span: FieldSpan) => boolean;
  /** what it is worth to say it beside what it costs, in points an effort; nothing is taken for it */
  worth?: number;
  /** about a way to reach the person: without any of them the score has a ceiling */
  contact?: true;
  run: (document: ResumeDocument) => Finding;
};

/** Severity of a check that counts occurrences: `cap` of them cost everything. */
export const counted = (spans: FieldSpan[], cap: number, good: Evidence[] = []): Finding => ({
  severity: 0,
  each: 1 / cap,
  spans,
  good,
});

/** Said and not counted. */
export const hint = (spans: FieldSpan[]): Finding => ({ severity: 0, spans });

export const fine = (good: Evidence[] = []): Finding => ({ severity: 0, spans: [], good });

/** Every match of a pattern in a text. The pattern must be global. */
export const spansOf = ({ path, text }: { path: FieldPath; text: string }, pattern: RegExp): FieldSpan[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    path,
    text,
    from: match.index,
    to: match.index + match[0].length,
  }));
