import type { CareerStage, Country } from './constants/review.ts';
import type { Evidence, Severity } from './evidence.ts';
import type { CheckReason } from './import.ts';
import type { StoredJobMatch } from './job.ts';
import type { InLanguage, Language, Localized } from './language.ts';
import type { FieldPath } from './sections/path.ts';

export type CheckGroup = 'impact' | 'brevity' | 'style' | 'sections' | 'format';
/**
 * Where a line stands: one of the five groups, a ceiling, or outside the 100 points, where nothing can be lost
 * (`integrity`: hidden and instruction-like text; `match`: what a job description asks for).
 */
export type LedgerGroup = CheckGroup | 'cap' | 'integrity' | 'match';

/** One line of the account. `lost` are whole points (largest remainder): the lines' losses add up to 100 − score. */
export type LedgerLine = {
  checkId: string;
  group: LedgerGroup;
  allotment: number;
  lost: number;
  title: Localized;
  detail: Localized;
  evidence: Evidence[];
};

export type Engine = {
  name: 'rules' | 'llm';
  model?: string /** why the model did not speak, where one is configured */;
  reason?: ModelFailure;
  /** lines and entries that did not fit into the question: it has not read them */
  leftOut?: number;
};
/**
 * `questionCut`: the provider read only part of what was asked, and said nothing about it. `answerCut`: the answer broke
 * off at a limit of length, twice.
 */
export type ModelFailure =
  | 'timeout'
  | 'refused'
  | 'overloaded'
  | 'unreachable'
  | 'garbage'
  | 'rejected'
  | 'budget'
  | 'questionCut'
  | 'answerCut';

export type Strength = { checkId: string; text: Localized; evidence: Evidence[] };
export type Weakness = { checkId: string; text: Localized; lost: number; evidence: Evidence[] };

/**
 * One thing to do. `original` is the text at `path`; `rewrite` an example of the better wording, null where only the
 * person can say it; `placeholders` are the gaps inside `rewrite`, such as `[N]` and `【X%】`; `plain` is the rewrite
 * without them, null where there is none.
 */
export type Advice = {
  id: string;
  checkId: string;
  path: FieldPath;
  severity: Severity;
  lost: number;
  title: Localized;
  detail: Localized;
  example: { bad: string; good: string } | null;
  original: string;
  rewrite: string | null;
  plain: string | null;
  placeholders: string[];
  engine: 'rules' | 'llm';
  /** words of the rewrite that are not in the résumé: the person must say that they are true */
  confirm: string[];
  /** what of the rewrite changes no deed, amount or claim: fit to be done without asking */
  safe?: string;
  /** it may well be meant as it stands: a question, never changed without an answer */
  question?: true;
  /** deleting the text is an answer as well; a trait of the check, given when it is shown */
  removable?: boolean;
};

/**
 * One group's part of the score, whole points: `earned = allotment − lost − withheld`. `lost` is the sum of its ledger
 * lines, `withheld` its share of the ceiling's line; over all groups `earned` adds up to the score.
 */
export type GroupScore = { group: CheckGroup; earned: number; allotment: number; lost: number; withheld: number };

/**
 * Whom the résumé is for. Which rules apply hangs on these and on the language alone, never on what it says. Defaults:
 * the country that its language suggests, an experienced person, no industry (`industry` is an id of the lexicon).
 */
export type AnalysisSettings = { country?: Country; stage?: CareerStage; industry?: string };

/**
 * What only the uploaded file can tell; the reader fills it. Without it the rules of the file do not apply. It stands
 * for the file: leave it out once the résumé is set by our own typesetter.
 */
export type SourceFacts = {
  fileName: string;
  type: 'pdf' | 'docx' | 'doc' | 'image' | 'text';
  bytes: number;
  pages: number;
  /** characters of text that can be taken out of the file without reading its pixels */
  textLength: number;
  /** columns of running text, 1 or more, and whether the file's own order of text mixes them */
  columns: number;
  scrambled: boolean;
  /** tables and text boxes that hold content */
  tables: number;
  textBoxes: number;
  /** contacts that stand in the page header or footer and nowhere else */
  headerOnlyContacts: string[];
  /** pt; null where it is not known */
  smallestBodyPt: number | null;
  fontFamilies: string[];
  /** contact labels drawn with an icon font */
  iconFont: boolean;
  photo: boolean;
  hiddenText: HiddenText[];
};
export type HiddenReason = 'render-mode' | 'colour' | 'size' | 'off-page' | 'vanish' | 'zero-width' | 'bidi' | 'tags';
/** Text that a reader of the page does not see. `text` is cut at 500 characters. */
export type HiddenText = { text: string; page: number | null; reason: HiddenReason };

/** One rule as the public page shows it. `points` of 100; 0 for what is only said. */
export type RubricEntry = {
  id: string;
  group: LedgerGroup;
  points: number;
  title: Localized;
  detects: Localized;
  advice: Localized;
  example: { en: { bad: string; good: string }; zh: { bad: string; good: string } } | null;
  /** settings under which it applies; what is left out does not limit it */
  onlyFor: {
    languages?: Language[];
    stages?: CareerStage[];
    source?: true;
    /** industries in which it applies whatever the language */
    orIndustries?: string[];
    notIndustries?: string[];
  };
};
export type RubricGroup = { group: LedgerGroup; points: number; title: Localized; checks: RubricEntry[] };
export type RubricCeiling = { id: string; limit: number; title: Localized; detail: Localized };
export type Rubric = {
  checks: number;
  groups: RubricGroup[];
  ceilings: RubricCeiling[];
  bands: { least: number; band: Localized }[];
};

/** A field of work of the lexicon. */
export type Industry<T = Localized> = { id: string; name: T };

/**
 * Pieces of advice that are said together, the leading one first. `empty`: fields without words, one quiet list. They come
 * ranked by what they would do.
 */
export type AdviceCard = { kind: 'fault' | 'empty'; ids: string[] };

/** A place at which nothing is said, because the document may not have been read right there. */
export type UnsureReading = { path: FieldPath; reason: CheckReason };

/** As it is stored: texts in both languages. */
export type StoredAnalysis = {
  score: number;
  band: Localized;
  groups: GroupScore[];
  ledger: LedgerLine[];
  strengths: Strength[];
  weaknesses: Weakness[];
  advice: Advice[];
  /** absent in analyses from before there were cards */
  cards?: AdviceCard[];
  /** absent where the résumé came from no document, or its reading was looked through */
  unsure?: UnsureReading[];
  /** why it is not scored: hardly any of it is in a language that the rules know. The score is 0 then. */
  unscored?: 'language';
  match: StoredJobMatch | null;
  summary: string | null;
  engine: Engine;
  /** what it was asked with; absent in analyses from before there were settings */
  settings?: AnalysisSettings;
  /** the field of work that it took the résumé for: the chosen one, else the recognised one, null where none stands out */
  industry?: Industry | null;
};

/** As it is shown: `id`, the revision it looked at, texts in the language of the request. */
export type Analysis = InLanguage<StoredAnalysis> & {
  id: string;
  revision: number;
  jobDescription: string | null;
  createdAt: string;
};

export type ChangeState = 'pending' | 'accepted' | 'rejected';

/** One wording that was proposed. `note`: what the person had asked for, empty where they only wanted another. */
export type ChangeWording = Pick<Change, 'proposed' | 'plain' | 'placeholders' | 'confirm' | 'engine'> & {
  model?: string;
  note?: string;
};

/** Why a wish for another wording brought none; `same`: nothing that had not been proposed before. */
export type UnmetReason = ModelFailure | 'same';

/** One proposed change beside its original. */
export type Change = {
  id: string;
  adviceId: string;
  checkId: string;
  path: FieldPath;
  original: string;
  proposed: string;
  plain: string | null;
  placeholders: string[];
  confirm: string[];
  engine: 'rules' | 'llm';
  state: ChangeState;
  /** what was written, once accepted */
  final: string | null;
  /** of one that was accepted: the text with its marks that stood there, where it had any */
  written?: string;
  /** where there is more than one: all of them as they came, the last of them the change's own */
  wordings?: ChangeWording[];
  /** the last wish for another wording, where it brought none */
  unmet?: { note: string; reason: UnmetReason };
};

export type Fix = {
  id: string;
  resumeId: string;
  revision: number;
  changes: Change[];
  /** advice that was asked for and needs the person's own words */
  unanswered: string[];
  engine: Engine;
  createdAt: string;
};

/** A plain question about a role. `completes` is the bullet that a short answer goes on with, null where it makes a new one. */
export type Question<T = string> = { id: string; ask: T; example: T; completes: FieldPath | null };

/** What is asked of one role: `path` is `work/<id>` or `projects/<id>`. */
export type RoleQuestions<T = string> = { path: FieldPath; title: string; name: string; questions: Question<T>[] };

/** Why an answer makes no bullet. */
export type AnswerRefusal = 'empty' | 'tooLong' | 'saysNothing' | 'bareFigure';

/** What an answer becomes; `original` is the bullet that it completes, null where it is a new one. */
export type Answered = { path: FieldPath; original: string | null; proposed: string };
