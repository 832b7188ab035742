import type { PairSide, PairState, ResumeContent } from '@verdant/contracts';
import { useState } from 'react';
import { broughtTogether } from '../../editor/document/merge.ts';
import { Unsaved } from '../../editor/document/save-queue.ts';
import { tellWindows } from '../../editor/document/windows.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { errorNameOf } from '../../lib/api-error.ts';
import { queryClient, queryKey, refresh } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';

type Seen = { id: string; revision: number; twinRevision: number };
/** What the newest step did: how many places it wrote, 0 where it left one as it is. `here`: it wrote into this résumé. */
export type Step = { wrote: number; here: boolean; back: boolean };

class Moved extends Error {}

/** Brings a pair together, place by place; either side is saved first, and nothing is done on what was changed meanwhile. */
export const usePairSteps = (pair: PairState) => {
  const { t } = useTranslation('pair');
  const { t: said } = useT();
  const { document } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Step | null>(null);
  const { id } = document;

  /** What the server wrote into this résumé by itself becomes a step of the document. */
  const writingHere = async (ask: (seen: Seen) => Promise<PairState>): Promise<PairState> => {
    const { content: before } = document.get().draft;
    const merge = (mine: ResumeContent, { content }: { content: ResumeContent }) =>
      broughtTogether(before, mine, content) ?? mine;
    const written = async (revision: number) => {
      if (revision !== pair.revision) throw new Moved();
      const answer = await ask({ id, revision, twinRevision: pair.twin.revision });
      const { content, missing } = await call('GET /resume/detail', { id });
      return { revision: answer.revision, content, missing, answer };
    };
    return (await document.written(written, { merge })).answer;
  };
  const elsewhere = async (ask: (seen: Seen) => Promise<PairState>): Promise<PairState> => {
    if (!(await document.ready())) throw new Unsaved();
    if (document.get().revision !== pair.revision) throw new Moved();
    return ask({ id, revision: pair.revision, twinRevision: pair.twin.revision });
  };

  const take = async (step: Step, ask: (seen: Seen) => Promise<PairState>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await (step.here ? writingHere(ask) : elsewhere(ask));
      queryClient.setQueryData(queryKey('GET /resume/pair/detail', { id }), answer);
      if (answer.twin.revision !== pair.twin.revision) tellWindows(pair.twin.id, answer.twin.revision);
      setLast(step);
      void refresh('GET /resume/list', 'GET /resume/revision/list');
    } catch (error) {
      if (error instanceof Unsaved) toast.bad(said('workspace:save.first'));
      else if (error instanceof Moved || errorNameOf(error) === 'stale') {
        toast.bad(t('moved'));
        setLast(null);
        await refresh('GET /resume/pair/detail');
      } else toastError(error);
    }
    setBusy(false);
  };

  const at = (side: PairSide, wrote: number): Step => ({ wrote, here: wrote > 0 && side === 'here', back: false });
  return {
    busy,
    last,
    carry: (side: PairSide, places: string[]) =>
      take(at(side, places.length), (seen) => call('POST /resume/pair/carry', { ...seen, side, places })),
    write: (side: PairSide, place: string, words: string) =>
      take(at(side, 1), (seen) => call('POST /resume/pair/write', { ...seen, side, place, words })),
    settle: (side: PairSide, place: string) =>
      take(at(side, 0), (seen) => call('POST /resume/pair/settle', { ...seen, side, places: [place] })),
    back: () => last && take({ ...last, back: true }, (seen) => call('POST /resume/pair/back', seen)),
  };
};

export type PairSteps = ReturnType<typeof usePairSteps>;
