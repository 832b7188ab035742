import type { ResumeContent } from '@verdant/contracts';
import { wordsAt } from '@verdant/contracts/constants';
import type { Place } from './findings.ts';

const BULLET_PARTS = 4;

/** Whether the words that advice is about no longer stand at its place: rewritten, removed, or moved by others' removal. */
export function isChanged(content: ResumeContent, { advice, change }: Pick<Place, 'advice' | 'change'>): boolean {
  if (!advice || change || advice.original === '') return false;
  const words = wordsAt(content, advice.path);
  // an entry as a whole, and "present", have no words of their own
  return words === undefined ? advice.path.split('/').length === BULLET_PARTS : words !== advice.original;
}
