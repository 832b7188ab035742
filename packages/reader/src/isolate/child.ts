import { Failure } from '@verdant/contracts';
import { serve } from '@verdant/processes/serve';
import { readResume } from '../formats/door.ts';
import { ignoreDropped } from '../pdf/dropped.ts';
import type { Answer, Question, Stage } from './messages.ts';

const why = ({ cause }: Failure) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? ''));

ignoreDropped();

serve<Question, Answer, Stage>(async ({ bytes, fileName, ocr }, note) => {
  try {
    const onStage = (...stage: Stage) => note(stage);
    return { kind: 'result', result: await readResume(bytes, { ...(fileName ? { fileName } : {}), ocr, onStage }) };
  } catch (cause) {
    const failure = cause instanceof Failure ? cause : new Failure('damaged', { cause });
    return { kind: 'failure', error: failure.error, data: failure.data, cause: why(failure) };
  }
});
