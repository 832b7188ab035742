import type { UnmetReason } from '../analysis.ts';
import type { Wish } from '../constants/wishes.ts';
import type { FieldPath } from '../sections/path.ts';
import { defineTask } from './define-task.ts';

/** `original` is what stood there when it was asked; `answer` what its person says came of the work. */
type Input = { path: FieldPath; original: string; wish: Wish; answer: string | null };

/** How many wordings of a model are through the gate, and why there is none. */
export type LineReworded = { path: FieldPath; wish: Wish; wordings: number; reason: UnmetReason | null };

/** One line as its person wishes it, by a model; its wordings are shown as they come through the gate. */
export const lineReword = defineTask<Input, LineReworded>()({
  stages: ['model'],
  lane: 'advise',
  cost: () => ({ asks: { ability: 'suggestions', count: 1 } }),
});
