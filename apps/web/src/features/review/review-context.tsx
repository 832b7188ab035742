import type { Change } from '@verdant/contracts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Advice } from '../../editor/content/advice.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { withoutDismissed } from './state/dismissed.ts';
import { accountOf, type Line } from './state/findings.ts';
import { useAnswerable } from './state/use-answerable.ts';
import { useAnswers } from './state/use-answers.ts';
import { useDecide } from './state/use-decide.ts';
import { useDismiss } from './state/use-dismiss.ts';
import { useLimit } from './state/use-limit.ts';
import { useOpenLine } from './state/use-open-line.ts';
import { useReviewTasks } from './state/use-review-tasks.ts';
import { useWordings } from './state/use-wordings.ts';

const useReviewState = () => {
  const { resume } = useWorkspace();
  const { analysis, dismissed } = resume;
  const wordings = useWordings(resume.fix);
  const { fix } = wordings;
  const lines = useMemo<Line[]>(
    () => (analysis ? withoutDismissed(accountOf(analysis, fix), dismissed) : []),
    [analysis, fix, dismissed],
  );
  const line = useOpenLine(lines);
  const answers = useAnswers(resume.id);
  const deciding = useDecide();
  const dismissing = useDismiss();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [beyond, setBeyond] = useState(false);
  const limit = useLimit();
  const answerable = useAnswerable();
  const tasks = useReviewTasks({
    onWritten: (fresh) => {
      setSelected(new Set());
      setBeyond(false);
      if (fresh.analysis) line.openReady(accountOf(fresh.analysis, fresh.fix));
    },
  });

  const unselect = ({ id }: Advice) => setSelected((all) => new Set([...all].filter((one) => one !== id)));

  /** After a decision the next proposal that waits comes up by itself. */
  const decideAndGoOn = async (change: Change, text: string | undefined, decision: 'accept' | 'reject') => {
    if (!fix) return;
    const place = { changeId: change.id, decision, ...(text !== undefined && { text }) } as const;
    const answer = await deciding.decide(fix.id, [place]);
    const fresh = answer?.analysis ?? analysis;
    if (answer && fresh) line.openReady(accountOf(fresh, answer.fix), change.checkId);
  };

  return {
    lines,
    ...line,
    ...answers,
    ...tasks,
    ...wordings,
    reword: (change: Change, note: string) => {
      if (!fix) return;
      wordings.toNewest(change);
      tasks.reword(fix.id, change.id, note);
    },
    decide: deciding.decide,
    reopen: deciding.reopen,
    last: deciding.last,
    busy: deciding.busy || dismissing.dismissing || tasks.running !== null,
    selected,
    limit,
    answerable,
    /** somebody wanted to choose more than their level allows */
    beyond,
    choose: (ids: string[]) => {
      setBeyond(ids.length > limit.most);
      setSelected(new Set(ids.slice(0, limit.most)));
    },
    toggle: (id: string) => {
      const next = new Set(selected);
      const full = !next.delete(id) && next.size >= limit.most;
      setBeyond(full);
      if (full) return;
      setSelected(selected.has(id) ? next : next.add(id));
    },
    accept: (change: Change) => {
      const wording = answers.wordingFor(change);
      if (wording.ready) void decideAndGoOn(change, wording.text ?? change.proposed, 'accept');
    },
    dismiss: (change: Change) => void decideAndGoOn(change, undefined, 'reject'),
    leave: (advice: Advice) => void dismissing.say(advice, true).then((left) => left && unselect(advice)),
    lookAgainAt: (advice: Advice) => void dismissing.say(advice, false),
  };
};

const ReviewContext = createContext<ReturnType<typeof useReviewState> | null>(null);

/** The review goes on while another tab is open, so its state stands above the tabs. */
export const ReviewProvider = ({ children }: { children: ReactNode }) => (
  <ReviewContext.Provider value={useReviewState()}>{children}</ReviewContext.Provider>
);

export const useReview = () => {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReview outside of the workspace');
  return review;
};
