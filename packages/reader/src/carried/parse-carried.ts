import type { ResumeContent } from '@verdant/contracts';
import { fromJsonResume } from '@verdant/resume';
import { parseJson } from '../formats/json/parse-json.ts';

/** Characters; a résumé of sixty pages has a fifth of it. */
const MOST = 1_000_000;

/** The content of a JSON Resume that a document carries; null where it is none, or no document would hold so much. */
export function parseCarried(text: string): ResumeContent | null {
  if (text.length > MOST) return null;
  try {
    return fromJsonResume(parseJson(text));
  } catch {
    return null;
  }
}
