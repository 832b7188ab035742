import { NAME_MAX } from '@verdant/contracts/constants';
import { call } from '../../../lib/api.ts';

const FIRST_REVISION = 1;

/** A new résumé with the words and the look of another. Answers with its id. */
export async function copyResume(id: string, name: string): Promise<string> {
  const { content, language, style } = await call('GET /resume/detail', { id });
  const { resumeId } = await call('POST /resume/manualAdd', { name: name.slice(0, NAME_MAX), language, content });
  await call('POST /resume/updateing', { id: resumeId, revision: FIRST_REVISION, style });
  return resumeId;
}
