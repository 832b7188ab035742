import type { ErrorName } from '../errors.ts';
import type { TaskDefinition } from './define-task.ts';
import { taskDefinitions } from './task-definitions.ts';

type Definitions = typeof taskDefinitions;
export type TaskKind = keyof Definitions;
export const taskKinds = Object.keys(taskDefinitions) as TaskKind[];

/** What enters and leaves a task of each kind. The queue carries `{ taskId }` only. */
export type TaskMap = {
  [K in TaskKind]: {
    input: Parameters<Definitions[K]['cost']>[0];
    result: NonNullable<Definitions[K]['result']>;
  };
};

/** A stage of a task's own kind, or one that every task may be in. */
export type TaskStage = 'queued' | 'done' | 'retrying' | Definitions[TaskKind]['stages'][number];

const byKind: { [K in TaskKind]: TaskDefinition<TaskMap[K]['input'], TaskMap[K]['result'], TaskStage> } =
  taskDefinitions;
export const taskDefinition = <K extends TaskKind>(kind: K) => byKind[kind];

/** `progress` is 0 to 100. */
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
