import type { Change } from '@verdant/contracts';
import { useTyped } from '../../../lib/typed.ts';
import { type Wording, wordingOf } from '../finding/gaps.ts';

type Answers = { gaps: string[]; edited: string | null };
const NONE: Answers = { gaps: [], edited: null };

/** Each wording of a proposal has gaps of its own. */
const keyOf = ({ id, proposed }: Change) => `${id}\n${proposed}`;

/** What the person has put into proposals so far: figures for their gaps, or words of their own. */
export const useAnswers = (resumeId: string) => {
  const [answers, setAnswers] = useTyped<Record<string, Answers>>(`proposals:${resumeId}`, {});
  const put = (change: Change, next: (old: Answers) => Answers) =>
    setAnswers((all) => ({ ...all, [keyOf(change)]: next(all[keyOf(change)] ?? NONE) }));
  const answersFor = (change: Change): Answers => answers[keyOf(change)] ?? NONE;
  return {
    answersFor,
    wordingFor: (change: Change): Wording => {
      const { gaps, edited } = answersFor(change);
      return wordingOf(change, gaps, edited);
    },
    setGap: (change: Change, at: number, value: string) =>
      put(change, (old) => {
        const gaps = Array.from({ length: Math.max(old.gaps.length, at + 1) }, (_, i) => old.gaps[i] ?? '');
        return { ...old, gaps: gaps.with(at, value) };
      }),
    setEdited: (change: Change, edited: string | null) => put(change, (old) => ({ ...old, edited })),
  };
};
