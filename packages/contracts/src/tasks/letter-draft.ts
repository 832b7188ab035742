import type { UnmetReason } from '../analysis.ts';
import { defineTask } from './define-task.ts';

type Input = { letterId: string };
/** `unmet`: why there is no draft, null where there is one. */
type Result = { letterId: string; unmet: UnmetReason | null };

/** A draft of a letter by the model; each sentence of it was held against the facts. */
export const letterDraft = defineTask<Input, Result>()({
  stages: ['model'],
  lane: 'advise',
  cost: () => ({ asks: { ability: 'suggestions', count: 1 } }),
});
