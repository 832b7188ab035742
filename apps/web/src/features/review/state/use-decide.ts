import type { Change, Decide, Decided, ResumeContent } from '@verdant/contracts';
import { withText, withWords } from '@verdant/contracts/constants';
import { useState } from 'react';
import { Unsaved } from '../../../editor/document/save-queue.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { call } from '../../../lib/api.ts';
import { toast, toastError } from '../../../lib/toast.ts';

export type Decision = Decide['decisions'][number];
type LastDecision = { fixId: string; changeIds: string[]; before: number; after: number; unfilled: boolean };

/** Taken without the figures that it had room for. */
const isUnfilled = (change: Change) =>
  (change.wordings ?? [change]).some(({ placeholders, plain }) => placeholders.length > 0 && plain === change.final);

/** What the decisions wrote, brought into content that was typed on meanwhile. */
const merge =
  (decisions: Decision[]) =>
  (mine: ResumeContent, { fix }: Decided) =>
    decisions.reduce((content, { changeId, decision }) => {
      const change = fix.changes.find((one) => one.id === changeId);
      if (!change || decision === 'reject') return content;
      if (decision === 'accept') return withWords(content, change.path, change.final ?? change.proposed);
      return change.written === undefined
        ? withWords(content, change.path, change.original)
        : withText(content, change.path, change.written);
    }, mine);

/** Accept, reject, reopen. Pending saves go first; the answer is the new content, proposal and analysis at once. */
export const useDecide = () => {
  const { t } = useT();
  const { document, patchResume } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<LastDecision | null>(null);

  const decide = async (fixId: string, decisions: Decision[]): Promise<Decided | null> => {
    if (busy || decisions.length === 0) return null;
    const accepted = decisions.filter((one) => one.decision === 'accept').map((one) => one.changeId);
    const gaveBack = decisions.filter((one) => one.decision === 'reopen').map((one) => one.changeId);
    setBusy(true);
    try {
      const answer = await document.written(() => call('POST /resume/fix/decide', { id: fixId, decisions }), {
        merge: merge(decisions),
        ...(accepted.length > 0 && { took: { fixId, changeIds: accepted } }),
        ...(gaveBack.length > 0 && { gaveBack }),
      });
      patchResume({
        fix: answer.fix,
        revision: answer.revision,
        ...(answer.analysis && { analysis: answer.analysis, score: answer.analysis.score }),
      });
      const unfilled = answer.fix.changes.some((change) => accepted.includes(change.id) && isUnfilled(change));
      setLast(accepted.length > 0 ? { fixId, changeIds: accepted, ...answer.score, unfilled } : null);
      return answer;
    } catch (error) {
      if (error instanceof Unsaved) toast.bad(t('workspace:save.first'));
      else toastError(error);
      return null;
    } finally {
      setBusy(false);
    }
  };

  const reopen = (fixId: string, changes: Pick<Change, 'id'>[]) =>
    decide(
      fixId,
      changes.map(({ id }) => ({ changeId: id, decision: 'reopen' })),
    );

  return { decide, reopen, busy, last };
};
