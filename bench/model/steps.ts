import type { SiblingItem, StoredAnalysis, TaskKind, TaskMap } from '@verdant/contracts';
import type { JobContext, Subject } from '../../apps/worker/src/tasks/define-job.ts';
import { generateFix } from '../../apps/worker/src/tasks/fix-generate/run.ts';
import { analyzeResume } from '../../apps/worker/src/tasks/resume-analyze/run.ts';
import { translateResume } from '../../apps/worker/src/tasks/resume-generate/translate/run.ts';
import { defaultStyle } from '../../packages/resume/src/index.ts';
import { judgeAnswer, judgeTranslation, type Verdict } from './judge.ts';
import type { Person } from './people.ts';
import type { Recorder } from './recorder.ts';

export const STEPS = ['analysis', 'fixes', 'translation'] as const;
export type Step = (typeof STEPS)[number];

const nothingHere = (): Promise<never> => Promise.reject(new Error('there is none'));

function subjectOf<K extends TaskKind>(
  { content, language, name }: Person,
  input: TaskMap[K]['input'],
  analysis: StoredAnalysis | null,
): Subject<K> {
  const resume = { id: name, name, language, content, style: defaultStyle(language), revision: 1 };
  return {
    input,
    resume,
    analysis: async () => analysis,
    reading: undefined,
    fix: nothingHere,
    letter: nothingHere,
    practice: () => Promise.reject(new Error('no practice here')),
    file: nothingHere,
  };
}

/** One person through all that a model does for them, in the jobs of the worker; ms and verdicts of each step. */
export async function walk(person: Person, recorder: Recorder, told: (step: Step, ms: number, all: Verdict[]) => void) {
  const shown: SiblingItem[][] = [];
  const context: JobContext = {
    llm: recorder.llm,
    reader: { read: nothingHere, close: async () => {} } as unknown as JobContext['reader'],
    progress: async () => {},
    showItems: async (items) => {
      shown.push(items);
    },
    shown: async () => [],
    signal: new AbortController().signal,
  };
  const timed = async <T>(step: Step, work: () => Promise<T>, more: () => Verdict[] = () => []): Promise<T> => {
    const from = performance.now();
    const before = recorder.answers.length;
    try {
      return await work();
    } finally {
      const ms = performance.now() - from;
      const said = recorder.answers.slice(before).flatMap((answer) => judgeAnswer(person, answer));
      told(step, ms, [...said, ...more()]);
    }
  };
  const none = { jobDescription: null };
  const analyzed = await timed('analysis', () =>
    analyzeResume(subjectOf<'resume.analyze'>(person, { ...none, settings: person.settings }, null), context),
  );
  const { analysis } = await analyzeResume(
    subjectOf<'resume.analyze'>(person, { ...none, settings: person.settings }, null),
    { ...context, llm: null },
  );
  const adviceIds = analysis.advice.filter(({ rewrite }) => rewrite !== null).map(({ id }) => id);
  await timed('fixes', () => generateFix(subjectOf<'fix.generate'>(person, { adviceIds, ...none }, analysis), context));
  shown.length = 0;
  const input = { mode: 'translate', jobId: null, name: person.name, ...none } as const;
  await timed(
    'translation',
    () => translateResume(subjectOf<'resume.generate'>(person, input, null), context),
    () => judgeTranslation(shown.at(-1) ?? []),
  ).catch((error: Error) => error);
  return analyzed.analysis.engine;
}
