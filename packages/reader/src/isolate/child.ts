import { Failure } from '@verdant/contracts';
import { serve } from '@verdant/processes/serve';
import { readResume } from '../formats/read-resume.ts';
import { ignoreAbandonedRejections } from '../pdf/ignore-rejections.ts';
import type { Request, Response, Stage } from './messages.ts';

const causeOf = ({ cause }: Failure) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? ''));

ignoreAbandonedRejections();

serve<Request, Response, Stage>(async ({ bytes, fileName, ocr }, note) => {
  try {
    const onStage = (...stage: Stage) => note(stage);
    return { kind: 'result', result: await readResume(bytes, { ...(fileName ? { fileName } : {}), ocr, onStage }) };
  } catch (cause) {
    const failure = cause instanceof Failure ? cause : new Failure('damaged', { cause });
    return { kind: 'failure', error: failure.error, data: failure.data, cause: causeOf(failure) };
  }
});
