import type { TaskKind, TaskMap } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { Tx } from '@verdant/server/platform';
import { giveUpImport, keepItems, saveFix, saveImport, saveSibling, saveTaskAnalysis } from '@verdant/server/resume';
import type { TaskRow } from '@verdant/server/task';
import type { JobOutput } from './job.ts';

type Saver<K extends TaskKind> = {
  /** writes what the job brought, in the transaction that ends the task */
  save: (services: Services, tx: Tx, task: TaskRow, output: JobOutput[K]) => Promise<TaskMap[K]['result']>;
  /** what a task that failed for good leaves behind */
  onFailure: (services: Services, tx: Tx, task: TaskRow) => Promise<void>;
};

const nothing = async () => {};

export const savers: { [K in TaskKind]: Saver<K> } = {
  'resume.import': {
    save: async (services, tx, task, { content, language, found }) => {
      await saveImport(services, tx, task, { content, language, found });
      return {
        pages: found.pages.length,
        warnings: found.warnings.map(({ code, field }) => (field ? `${code}:${field}` : code)),
      };
    },
    onFailure: giveUpImport,
  },
  'resume.analyze': {
    save: async (services, tx, task, { analysis, revision, jobDescription }) => {
      const row = await saveTaskAnalysis(services, tx, {
        resumeId: task.resumeId,
        taskId: task.id,
        revision,
        jobDescription,
        data: analysis,
      });
      return { analysisId: row.id, score: row.data.score };
    },
    onFailure: nothing,
  },
  'fix.generate': {
    save: async (services, tx, task, { changes, unanswered, revision, engine }) => {
      const fix = { resumeId: task.resumeId, taskId: task.id, revision, changes, unanswered, engine };
      return { fixId: await saveFix(services, tx, fix), changes: changes.length };
    },
    onFailure: nothing,
  },
  'resume.generate': {
    save: async (services, tx, task, { items, engine, ...brought }) => {
      const { name, mode, jobId } = task.input as TaskMap['resume.generate']['input'];
      const resumeId = await saveSibling(services, tx, task, { ...brought, name, mode, jobId });
      await keepItems({ db: tx }, task.id, items, items.length);
      const fellBack = items.filter((item) => item.engine === 'original').length;
      return { resumeId, items: items.length, fellBack, engine };
    },
    onFailure: nothing,
  },
};
