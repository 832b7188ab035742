import type {
  Fix,
  Language,
  LetterWords,
  ResumeContent,
  ResumeStyle,
  SiblingItem,
  StoredAnalysis,
  TaskKind,
  TaskMap,
  TaskStage,
} from '@verdant/contracts';
import type { Llm } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Reading } from '@verdant/resume';
import type { Services } from '@verdant/server';
import type { Tx } from '@verdant/server/platform';
import type { PracticeSubject } from '@verdant/server/practice';
import type { TaskRow } from '@verdant/server/task';

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
  analysis: () => Promise<StoredAnalysis | null>;
  /** how surely its words were read, while nobody has looked through its import */
  reading: Reading | undefined;
  /** a proposal of the same owner */
  fix: (fixId: string) => Promise<Pick<Fix, 'changes' | 'engine'>>;
  /** a letter of the same owner */
  letter: (letterId: string) => Promise<LetterWords>;
  /** a practice of the same owner: its place, and what is asked already */
  practice: (practiceId: string) => Promise<PracticeSubject>;
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
  /** shows texts that will not change any more while the rest is still worked on; `total` counts all of them */
  showItems: (items: SiblingItem[], total: number) => Promise<void>;
  /** what an earlier attempt at this task has shown, before its worker was stopped or killed */
  shown: () => Promise<SiblingItem[]>;
  /** aborted when the worker drains or the job's time is up */
  signal: AbortSignal;
};

export type Run<K extends TaskKind, Output> = (subject: Subject<K>, context: JobContext) => Promise<Output>;
/** Writes what the run brought, in the transaction that ends the task; answers with the result of the task. */
export type Save<K extends TaskKind, Output> = (
  services: Services,
  tx: Tx,
  task: TaskRow,
  output: Output,
) => Promise<TaskMap[K]['result']>;
/** Leaves the résumé usable after a task that failed for good, in the transaction that gives back what it cost. */
export type Undo = (services: Services, tx: Tx, task: TaskRow) => Promise<void>;
export const nothingToUndo: Undo = async () => {};

type Parts<K extends TaskKind, Output> = {
  run: Run<K, Output>;
  save: Save<K, Output>;
  undo: Undo;
  /** what one attempt may spend on a model, questions and answers together */
  modelTokens: number;
};

/** All of a kind of task; `run` answers with the function that writes down what it brought. */
export type Job<K extends TaskKind> = {
  run: Run<K, (services: Services, tx: Tx, task: TaskRow) => Promise<TaskMap[K]['result']>>;
  undo: Undo;
  modelTokens: number;
};
export type Jobs = { [K in TaskKind]: Job<K> };

/** `defineJob<'resume.analyze'>()({ … })`: two calls, so that the type of the output is inferred from `run`. */
export const defineJob =
  <K extends TaskKind>() =>
  <Output>({ run, save, undo, modelTokens }: Parts<K, Output>): Job<K> => ({
    run: async (subject, context) => {
      const output = await run(subject, context);
      return (services, tx, task) => save(services, tx, task, output);
    },
    undo,
    modelTokens,
  });
