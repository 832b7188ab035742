import { defineTask } from './define-task.ts';

type Input = { fixId: string; changeId: string; note: string };
type Result = { fixId: string; changeId: string; worded: boolean };

/** Another wording of one proposed change, as the person's note asks for it. */
export const fixReword = defineTask<Input, Result>()({
  stages: ['model'],
  lane: 'advise',
  cost: () => ({ asks: { ability: 'suggestions', count: 1 } }),
});
