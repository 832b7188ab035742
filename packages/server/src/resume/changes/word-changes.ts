import {
  type ApplyChange,
  type ChangePreview,
  Failure,
  type PreviewChange,
  type ResumeContent,
  textAt,
  type WordChange,
  type WordVerdict,
} from '@verdant/contracts';
import { judgeWords, writeField } from '@verdant/resume';
import type { Services } from '../../services.ts';
import { longestAt } from '../fixes.ts';
import { ownResume, type ResumeRow, writeRevision } from '../resumes.ts';
import { isChangeToken, newChangeToken } from './change-token.ts';

function judged(row: ResumeRow, { revision, changes }: PreviewChange): WordVerdict[] {
  if (row.status === 'processing') throw new Failure('wrongState');
  if (row.revision !== revision) throw new Failure('stale', { data: { revision: row.revision } });
  if (new Set(changes.map(({ path }) => path)).size < changes.length) throw new Failure('invalid', { field: 'path' });
  return changes.map((change) => judgeWords(row.content, row.language, change));
}

const isRefused = ({ verdict }: WordVerdict): boolean => verdict === 'refused';

/** A bullet's place in its list; whatever else is written in no order. */
const placeOf = ({ path }: WordChange) => Number(path.split('/')[3] ?? 0);

/** The last bullets first, so that one that goes leaves the places of the others. */
function written(content: ResumeContent, changes: readonly WordChange[]): ResumeContent {
  return changes
    .toSorted((a, b) => placeOf(b) - placeOf(a))
    .reduce((before, { path, text }) => {
      const after = writeField(before, path, text.trim());
      if ((textAt(after, path) ?? '').length > longestAt(path)) throw new Failure('invalid', { field: 'text' });
      return after;
    }, content);
}

/** Writes nothing. Failures: 'stale', 'wrongState', 'invalid' at 'path' where one leads nowhere or stands there twice. */
export async function previewWords(services: Services, userId: string, input: PreviewChange): Promise<ChangePreview> {
  const row = await ownResume(services.db, userId, input.id);
  const changes = judged(row, input);
  if (changes.some(isRefused)) return { revision: row.revision, changes, token: null };
  written(row.content, input.changes);
  return { revision: row.revision, changes, token: newChangeToken(services, userId, input) };
}

/**
 * Failures: those of the preview; 'notPreviewed' for other words than the token's, or a token that is over; 'unconfirmed'
 * with the words in question, where the person has not said of each that it is true.
 */
export async function applyWords(
  services: Services,
  userId: string,
  input: ApplyChange,
): Promise<{ revision: number }> {
  const { token, confirmed = [], changes } = input;
  return services.db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, input.id, true);
    const verdicts = judged(row, input);
    if (verdicts.some(isRefused) || !isChangeToken(services, userId, input, token)) throw new Failure('notPreviewed');
    const confirm = verdicts.flatMap((verdict) => verdict.confirm).filter((word) => !confirmed.includes(word));
    if (confirm.length) throw new Failure('unconfirmed', { data: { confirm } });
    const next = await writeRevision(services, tx, row, { content: written(row.content, changes) }, 'program');
    return { revision: next.revision };
  });
}
