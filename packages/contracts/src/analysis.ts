import type { InLanguage, Localized } from './language.ts';
import type { FieldPath } from './resume.ts';

export type CheckGroup = 'impact' | 'brevity' | 'style' | 'sections' | 'format';
export type Severity = 'high' | 'medium' | 'low';

/** Words that cost or earn points: `text.slice(from, to)` of the value at `path` (UTF-16 units). */
export type Evidence = { path: FieldPath; quote: string; from: number; to: number };

/** One line of the account. `lost` are whole points (largest remainder): the lines' losses add up to 100 − score. */
export type LedgerLine = {
  checkId: string;
  group: CheckGroup | 'cap';
  allotment: number;
  lost: number;
  title: Localized;
  detail: Localized;
  evidence: Evidence[];
};

export type Engine = {
  name: 'rules' | 'llm';
  model?: string /** why the model did not speak, where one is configured */;
  reason?: ModelTrouble;
};
export type ModelTrouble = 'timeout' | 'refused' | 'overloaded' | 'unreachable' | 'garbage' | 'rejected';

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
};

export type JobTerm = { term: string; need: 'must' | 'nice'; credit: number; path: FieldPath | null };
export type JobMatch = { score: number; overall: number; terms: JobTerm[] };

export type GroupScore = { group: CheckGroup; earned: number; allotment: number };

/** As it is stored: texts in both languages. */
export type StoredAnalysis = {
  score: number;
  band: Localized;
  groups: GroupScore[];
  ledger: LedgerLine[];
  strengths: Strength[];
  weaknesses: Weakness[];
  advice: Advice[];
  match: JobMatch | null;
  summary: string | null;
  engine: Engine;
};

/** As it is shown: `id`, the revision it looked at, texts in the language of the request. */
export type Analysis = InLanguage<StoredAnalysis> & {
  id: string;
  revision: number;
  jobDescription: string | null;
  createdAt: string;
};

export type ChangeState = 'pending' | 'accepted' | 'rejected';

/** One proposed change beside its original. `reason` says why the rules stepped in for a model. */
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
