import { defineTask } from './define-task.ts';

type Input = { adviceIds: string[]; jobDescription: string | null };
type Result = { fixId: string; changes: number };

/** Better wordings for chosen advice, as a proposal. */
export const fixGenerate = defineTask<Input, Result>()({
  stages: ['rewriting', 'model'],
  lane: 'advise',
  cost: ({ adviceIds }) => ({ asks: { ability: 'suggestions', count: adviceIds.length } }),
});
