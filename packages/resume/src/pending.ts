import type { FieldPath, Language, ModelAnswer, ResumeContent, StoredAnalysis } from '@verdant/contracts';

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
export type VerifyInput = {
  content: ResumeContent;
  language: Language;
  analysis: StoredAnalysis;
  answer: ModelAnswer;
  jobDescription?: string | null;
  model: string;
};

export const factGate = (_input: GateInput): GateVerdict => unwritten('factGate');
export const verifyModelAnswer = (
  _input: VerifyInput,
): { analysis: StoredAnalysis; rejected: number; accepted: number } => unwritten('verifyModelAnswer');
export const toJsonResume = (_content: ResumeContent, _language: Language): Record<string, unknown> =>
  unwritten('toJsonResume');
export const fromJsonResume = (_json: unknown): ResumeContent => unwritten('fromJsonResume');
