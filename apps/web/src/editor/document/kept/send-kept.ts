import { ApiError, call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { same } from '../merge.ts';
import { tellWindows } from '../windows.ts';
import { eachOrphan, type KeptEdit } from './kept-edits.ts';

export type SentKept = {
  sent: KeptEdit[];
  /** somebody has saved since, or the server refused it: what to do is decided where the résumé is open */
  waiting: KeptEdit[];
};

/** Whether the server has all of it already: the page that was left may have sent it itself, or its answer was lost. */
async function hasArrived({ resumeId, change }: KeptEdit): Promise<boolean> {
  const { reason: _, ...wanted } = change;
  const theirs = await call('GET /resume/detail', { id: resumeId });
  return Object.entries(wanted).every(([key, value]) => same(value, theirs[key as keyof typeof wanted]));
}

/** Sends what pages that are gone have left behind. What can't be sent now stays. */
export async function sendKept(userId: string): Promise<SentKept> {
  const result: SentKept = { sent: [], waiting: [] };
  await eachOrphan(userId, async (kept) => {
    try {
      const { revision } = await call('POST /resume/updateing', {
        id: kept.resumeId,
        revision: kept.revision,
        ...kept.change,
      });
      tellWindows(kept.resumeId, revision);
      result.sent.push(kept);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return false;
      // the résumé was deleted: there is nothing it could go to
      if (error.error === 'notFound') return true;
      if (error.error === 'stale' && (await hasArrived(kept).catch(() => false))) return true;
      if (error.error === 'stale' || error.error === 'invalid') result.waiting.push(kept);
      return false;
    }
  });
  if (result.sent.length > 0) void refresh('GET /resume/list');
  return result;
}
