import type { AnalysisSettings, Engine } from './analysis.ts';
import type { ErrorName } from './errors.ts';
import type { SiblingMode } from './sibling.ts';

/** What enters and leaves a task of each kind. The queue carries `{ taskId }` only. */
export type TaskMap = {
  'resume.import': { input: { fileId: string }; result: { pages: number; warnings: string[] } };
  'resume.analyze': {
    input: { jobDescription: string | null; settings?: AnalysisSettings };
    result: { analysisId: string; score: number };
  };
  'fix.generate': {
    input: { adviceIds: string[]; jobDescription: string | null };
    result: { fixId: string; changes: number };
  };
  /** `resumeId` of the result is the new résumé; `fellBack` counts texts that stayed the original's. */
  'resume.generate': {
    input: { mode: SiblingMode; jobId: string | null; jobDescription: string | null; name: string };
    result: { resumeId: string; items: number; fellBack: number; engine: Engine };
  };
};
export type TaskKind = keyof TaskMap;
export const taskKinds = [
  'resume.import',
  'resume.analyze',
  'fix.generate',
  'resume.generate',
] as const satisfies readonly TaskKind[];

/** `stage` is a word of the task's own kind; `progress` is 0 to 100. */
export type TaskStage =
  | 'queued'
  | 'reading'
  | 'ocr'
  | 'sections'
  | 'saving'
  | 'checking'
  | 'model'
  | 'rewriting'
  | 'done'
  | 'retrying';

type Shared = {
  id: string;
  resumeId: string;
  resumeName: string;
  stage: TaskStage;
  progress: number;
  attempt: number;
  createdAt: string;
  updatedAt: string;
};
type Ended<K extends TaskKind> =
  | { status: 'queued' | 'running' }
  | { status: 'succeeded'; result: TaskMap[K]['result'] }
  | { status: 'failed'; error: { name: ErrorName; code: number; errMsg: string } };

export type TaskOf<K extends TaskKind> = Shared & { kind: K } & Ended<K>;
export type Task = { [K in TaskKind]: TaskOf<K> }[TaskKind];
export type TaskRef = { taskId: string };
