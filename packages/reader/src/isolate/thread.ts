import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@verdant/contracts';
import { readResume } from '../read.ts';
import type { Answer, Question } from './messages.ts';

const port = parentPort!;
const { bytes, fileName } = workerData as Question;
const say = (answer: Answer) => port.postMessage(answer);

try {
  const onStage = (stage: 'reading' | 'sections', done: number, total: number) =>
    say({ kind: 'stage', stage, done, total });
  say({ kind: 'result', result: await readResume(bytes, { ...(fileName ? { fileName } : {}), onStage }) });
} catch (cause) {
  const failure = cause instanceof Failure ? cause : new Failure('damaged', { cause });
  const why =
    failure.cause instanceof Error ? (failure.cause.stack ?? failure.cause.message) : String(failure.cause ?? '');
  say({ kind: 'failure', error: failure.error, data: failure.data, cause: why });
}
