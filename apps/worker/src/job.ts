import type {
  Change,
  Engine,
  Language,
  ResumeContent,
  ResumeStyle,
  SiblingItem,
  StoredAnalysis,
  StoredImport,
  TaskKind,
  TaskMap,
  TaskStage,
} from '@verdant/contracts';
import type { Llm } from '@verdant/llm';
import type { Reader } from '@verdant/reader';

/** What a job may look at. `resume` is as it stood when the attempt began. */
export type Subject<K extends TaskKind> = {
  input: TaskMap[K]['input'];
  resume: {
    id: string;
    name: string;
    language: Language;
    content: ResumeContent;
    style: ResumeStyle;
    revision: number;
  };
  /** the newest stored analysis of this résumé */
  analysis: StoredAnalysis | null;
  /** reads an uploaded file of the same owner */
  file: (fileId: string) => Promise<{ name: string; bytes: Uint8Array }>;
};

export type JobContext = {
  /** null where no model is configured */
  llm: Llm | null;
  /** reads what people uploaded, apart from this process */
  reader: Reader;
  /** `percent` 0 to 100; cheap to call */
  progress: (stage: TaskStage, percent: number) => Promise<void>;
  /** shows texts that are settled for good while the rest is still worked on; `total` counts all of them */
  settle: (items: SiblingItem[], total: number) => Promise<void>;
  /** aborted when the worker drains or the job's time is up */
  signal: AbortSignal;
};

/** What a job brings; writing it down is the state machine's, in one transaction with the end of the task. */
export type JobOutput = {
  'resume.import': { content: ResumeContent; language: Language; found: StoredImport };
  'resume.analyze': { analysis: StoredAnalysis; revision: number; jobDescription: string | null };
  'fix.generate': { changes: Change[]; unanswered: string[]; revision: number; engine: Engine };
  'resume.generate': {
    content: ResumeContent;
    style: ResumeStyle;
    language: Language;
    items: SiblingItem[];
    engine: Engine;
  };
};

export type Job<K extends TaskKind> = (subject: Subject<K>, context: JobContext) => Promise<JobOutput[K]>;
export type Jobs = { [K in TaskKind]: Job<K> };
