import type { Change } from '@verdant/contracts';
import { useState } from 'react';
import { type Wording, wordingOf } from '../finding/gaps.ts';

type Answers = { gaps: string[]; edited: string | null };
const NONE: Answers = { gaps: [], edited: null };

/** What the person has put into proposals so far: figures for their gaps, or words of their own. */
export const useAnswers = () => {
  const [answers, setAnswers] = useState<Record<string, Answers>>({});
  const put = (id: string, change: (old: Answers) => Answers) =>
    setAnswers((all) => ({ ...all, [id]: change(all[id] ?? NONE) }));
  const answersFor = (change: Change): Answers => answers[change.id] ?? NONE;
  return {
    answersFor,
    wordingFor: (change: Change): Wording => {
      const { gaps, edited } = answersFor(change);
      return wordingOf(change, gaps, edited);
    },
    setGap: (id: string, at: number, value: string) =>
      put(id, (old) => {
        const gaps = Array.from({ length: Math.max(old.gaps.length, at + 1) }, (_, i) => old.gaps[i] ?? '');
        return { ...old, gaps: gaps.with(at, value) };
      }),
    setEdited: (id: string, edited: string | null) => put(id, (old) => ({ ...old, edited })),
  };
};
