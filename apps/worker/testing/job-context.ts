import type {
  Fix,
  Language,
  ResumeContent,
  SiblingItem,
  StoredAnalysis,
  TaskKind,
  TaskMap,
  TaskStage,
} from '@verdant/contracts';
import { createLlm, type LlmConfig } from '@verdant/llm';
import { createReader } from '@verdant/reader';
import { defaultStyle } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import type { ScriptedModel } from '@verdant/testkit/scripted-model';
import type { JobContext, Subject } from '../src/tasks/define-job.ts';

export function subjectOf<K extends TaskKind>(
  language: Language,
  input: TaskMap[K]['input'],
  more: { content?: ResumeContent; analysis?: StoredAnalysis; file?: Subject<K>['file']; fix?: Fix } = {},
): Subject<K> {
  return {
    input,
    resume: {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'CV',
      language,
      content: more.content ?? people[language],
      style: defaultStyle(language),
      revision: 3,
    },
    analysis: async () => more.analysis ?? null,
    reading: undefined,
    fix: async () => {
      if (!more.fix) throw new Error('no proposal here');
      return more.fix;
    },
    practice: () => Promise.reject(new Error('no practice here')),
    letter: () => Promise.reject(new Error('no letter here')),
    file: more.file ?? (() => Promise.reject(new Error('no file here'))),
  };
}

const reader = createReader();

/** A context that keeps what was reported, with short pauses between retries. */
export function contextWith(server: ScriptedModel | null, config: Partial<LlmConfig> = {}, shown: SiblingItem[] = []) {
  const reported: [TaskStage, number][] = [];
  const itemsShown: [number, number][] = [];
  const itemsSeen: SiblingItem[][] = [];
  const stop = new AbortController();
  const address = server && { baseUrl: server.baseUrl, apiKey: 'k', model: 'scripted' };
  const context: JobContext = {
    llm: address && createLlm({ ...address, retryMs: 5, firstByteMs: 5_000, timeoutMs: 10_000, ...config }),
    reader,
    progress: async (stage, percent) => {
      reported.push([stage, percent]);
    },
    showItems: async (items, total) => {
      itemsShown.push([items.length, total]);
      itemsSeen.push(items);
    },
    shown: async () => shown,
    signal: stop.signal,
  };
  return { context, reported, itemsShown, itemsSeen, stop };
}
