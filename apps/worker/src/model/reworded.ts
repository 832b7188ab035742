import type { Change, Language, ResumeContent } from '@verdant/contracts';
import { factGate, withoutGaps } from '@verdant/resume';

type Given = { content: ResumeContent; language: Language; jobDescription: string | null };

/** The change in a model's words, null where they do not hold or say nothing new. */
export function reworded(change: Change, rewrite: string, given: Given): Change | null {
  const { path, original } = change;
  const verdict = factGate({ ...given, path, original, rewrite });
  if (!verdict.ok) return null;
  const { text, placeholders, confirm } = verdict;
  const plain = placeholders.length === 0 ? text : withoutGaps(text);
  return { ...change, proposed: text, plain: plain === original ? null : plain, placeholders, confirm, engine: 'llm' };
}
