import type { UnmetReason } from '../analysis.ts';
import { defineTask } from './define-task.ts';

type Input = { practiceId: string };
/** `added` questions of the model, `refused` by the checks; `unmet`: why there are none, null where there are some. */
type Result = { practiceId: string; added: number; refused: number; unmet: UnmetReason | null };

/** More questions by the model; each rests on a line or on the posting, and says nothing else about the person. */
export const practiceSuggest = defineTask<Input, Result>()({
  stages: ['model'],
  lane: 'advise',
  cost: () => ({ asks: { ability: 'suggestions', count: 1 } }),
});
