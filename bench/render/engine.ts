import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Case, Kind } from './cases.ts';

/** `template`: ours only, the default one where none is named. */
export type Question =
  | { do: 'measure'; name: Case; kind: Kind; documents: number; seed: number; template?: string }
  | { do: 'memory'; name: Case; documents: number };
/** `ms` and `cpuMs` of one document, medians: on a busy machine the processor time tells more. */
export type Answer = { ms: number; cpuMs: number; pages: number; mb: number[] };

async function ask(child: ChildProcess, question: Question): Promise<Answer> {
  child.send(question);
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the engine ended')));
  ended.catch(() => {});
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
    return answer;
  } finally {
    done.abort();
  }
}

/** A process of its own for one engine. */
export async function startEngine(name: 'typst' | 'react-pdf') {
  // threads as those of the product's own child processes
  const env = { ...process.env, RAYON_NUM_THREADS: '1' };
  const child = fork(join(import.meta.dirname, 'child.ts'), [name], { execArgv: ['--import', 'tsx'], env });
  await once(child, 'message');
  return {
    measure: (question: Omit<Extract<Question, { do: 'measure' }>, 'do'>) => ask(child, { do: 'measure', ...question }),
    memory: (question: Omit<Extract<Question, { do: 'memory' }>, 'do'>) => ask(child, { do: 'memory', ...question }),
    stop: () => child.kill(),
  };
}
