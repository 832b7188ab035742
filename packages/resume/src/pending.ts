import type {
  Change,
  FieldPath,
  JobMatch,
  Language,
  ModelAnswer,
  ResumeContent,
  StoredAnalysis,
} from '@verdant/contracts';
import type { AnalyzeInput } from './content/inputs.ts';

// Signatures that neighbours build against; each moves to its own file as it is written.
const unwritten = (name: string): never => {
  throw new Error(`${name} is not written yet`);
};
export type GateReason = 'number' | 'name' | 'date' | 'ownership' | 'unit' | 'empty' | 'changed-language';
export type GateVerdict =
  | { ok: true; text: string; placeholders: string[]; confirm: string[] }
  | { ok: false; reason: GateReason };
export type GateInput = {
  content: ResumeContent;
  path: FieldPath;
  original: string;
  rewrite: string;
  language: Language;
  jobDescription?: string | null;
};
export type ProposeInput = {
  content: ResumeContent;
  language: Language;
  analysis: StoredAnalysis;
  adviceIds: string[];
};
export type VerifyInput = {
  content: ResumeContent;
  language: Language;
  analysis: StoredAnalysis;
  answer: ModelAnswer;
  jobDescription?: string | null;
  model: string;
};
export type MatchInput = AnalyzeInput & { jobDescription: string };

export const analyze = (_input: AnalyzeInput): StoredAnalysis => unwritten('analyze');
export const reanalyze = (_previous: StoredAnalysis, _input: AnalyzeInput): StoredAnalysis => unwritten('reanalyze');
export const proposeFix = (_input: ProposeInput): { changes: Change[]; unanswered: string[] } =>
  unwritten('proposeFix');
export const applyChange = (_content: ResumeContent, _change: Change, _text: string): ResumeContent | null =>
  unwritten('applyChange');
export const hasGap = (_text: string): boolean => unwritten('hasGap');
/** Gaps in order of appearance; an empty answer leaves its gap standing. */
export const fillGaps = (_text: string, _answers: readonly string[]): string => unwritten('fillGaps');
export const factGate = (_input: GateInput): GateVerdict => unwritten('factGate');
export const verifyModelAnswer = (
  _input: VerifyInput,
): { analysis: StoredAnalysis; rejected: number; accepted: number } => unwritten('verifyModelAnswer');
export const matchJob = (_input: MatchInput): JobMatch | null => unwritten('matchJob');
export const toJsonResume = (_content: ResumeContent, _language: Language): Record<string, unknown> =>
  unwritten('toJsonResume');
export const fromJsonResume = (_json: unknown): ResumeContent => unwritten('fromJsonResume');
