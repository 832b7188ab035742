import {
  Failure,
  holdsMarks,
  type Language,
  type ResumeContent,
  spotOf,
  type WordChange,
  type WordRefusal,
  type WordVerdict,
} from '@verdant/contracts';
import { readField } from '../content/field.ts';
import { factGate } from '../gate/fact-gate.ts';
import { hasGap } from './gaps.ts';

const isBullet = (path: string) => path.split('/').length === 4;

/**
 * Whether other words for a text say only what the résumé says, whoever wrote them. What is a fact by itself is not for
 * others to change. Failure 'invalid' where the path leads nowhere.
 */
export function judgeWords(content: ResumeContent, language: Language, { path, text }: WordChange): WordVerdict {
  const spot = spotOf(content, path);
  if (!spot) throw new Failure('invalid', { field: 'path' });
  const before = readField(content, path) ?? '';
  const after = text.trim();
  const refused = (reason: WordRefusal): WordVerdict => ({
    path,
    before,
    after,
    confirm: [],
    verdict: 'refused',
    reason,
  });
  if (!holdsMarks(spot.field.kind)) return refused('notWords');
  if (after === before.trim()) return refused('same');
  if (after === '' && isBullet(path)) return { path, before, after, confirm: [], verdict: 'fits', reason: null };
  if (hasGap(after)) return refused('gap');
  const judged = factGate({ content, path, original: before, rewrite: after, language });
  if (!judged.ok) return refused(judged.reason);
  // a figure that nobody has said was taken out
  if (judged.text !== after) return refused('number');
  const { confirm } = judged;
  return { path, before, after, confirm, verdict: confirm.length ? 'ask' : 'fits', reason: null };
}
