import type { Answered, AnswerRefusal } from '@verdant/contracts';
import { useMemo, useState } from 'react';
import { useChange } from '../../../editor/content/use-content.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { call } from '../../../lib/api.ts';
import { useCall } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { useTyped } from '../../../lib/typed.ts';
import { isWritten, withAnswer } from './with-answer.ts';

const HOUR = 3_600_000;

/** The questions one after another; an answer is shown as a change first and written when it is taken. */
export const useQuestions = (enabled: boolean) => {
  const { t } = useT();
  const { resume, document } = useWorkspace();
  const edit = useChange();
  const asked = useCall('GET /resume/questions', { id: resume.id }, { enabled, staleTime: HOUR });
  const list = useMemo(
    () => (asked.data ?? []).flatMap((role) => role.questions.map((question) => ({ role, question }))),
    [asked.data],
  );
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useTyped<Readonly<Record<string, string>>>(`answers:${resume.id}`, {});
  const [change, setChange] = useState<Answered | null>(null);
  const [refusal, setRefusal] = useState<AnswerRefusal | null>(null);
  const [written, setWritten] = useState<Answered[]>([]);
  // what was undone or taken out since is no answer in the résumé
  const added = useDocumentState(({ draft }) => written.filter((one) => isWritten(draft.content, one)).length);
  const [busy, setBusy] = useState(false);
  const now = list[at];
  const answer = now ? (answers[now.question.id] ?? '') : '';

  const go = (to: number) => {
    setAt(Math.min(list.length, Math.max(0, to)));
    setChange(null);
    setRefusal(null);
  };

  return {
    asked,
    list,
    at,
    now,
    answer,
    change,
    refusal,
    added,
    busy,
    go,
    type: (text: string) => {
      if (now) setAnswers({ ...answers, [now.question.id]: text });
      setRefusal(null);
    },
    rephrase: () => setChange(null),
    /** What the answer would become; what is typed is saved first, so that it is answered about what stands there. */
    show: async () => {
      if (!now || busy) return;
      setBusy(true);
      try {
        if (!(await document.ready())) return toast.bad(t('workspace:save.first'));
        const made = await call('POST /resume/answer', { id: resume.id, questionId: now.question.id, answer });
        setChange(made.change);
        setRefusal(made.refusal);
      } catch (error) {
        toastError(error);
      } finally {
        setBusy(false);
      }
    },
    take: () => {
      if (!change) return;
      const made = withAnswer(document.get().draft.content, change);
      if (!made) {
        setChange(null);
        return toast.bad(t('analysis:questions.moved'));
      }
      edit(() => made.content);
      setWritten([...written, { ...change, path: made.path }]);
      go(at + 1);
    },
    restart: async () => {
      if (!(await document.ready())) return toast.bad(t('workspace:save.first'));
      await asked.refetch();
      setAnswers({});
      setWritten([]);
      go(0);
    },
  };
};
export type Questions = ReturnType<typeof useQuestions>;
