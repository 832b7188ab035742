import type { AbilityCode } from '../membership.ts';

/**
 * What a task costs when it is accepted: `takes` one of a monthly ability, given back when the task fails; `asks` for
 * that many of another at once, which the person's level must allow.
 */
export type TaskCost = { takes?: AbilityCode; asks?: { ability: AbilityCode; count: number } };

/** Kinds of a lane share its places: what waits in one holds nothing up in another. */
export const taskLanes = ['read', 'advise'] as const;
export type TaskLane = (typeof taskLanes)[number];

/** Pure data: the API charges for a task before a worker sees it. */
export type TaskDefinition<Input, Result, Stage extends string> = {
  /** what it reports while it runs, in this order; stages of a kind may be left out */
  stages: readonly Stage[];
  lane: TaskLane;
  cost: (input: Input) => TaskCost;
  /** its result is a new résumé, whose place among those a person may keep is held from the first moment */
  createsResume?: true;
  /** fills a résumé that is empty until then and shows as `processing` */
  fillsResume?: true;
  /** a type and never a value: what a task of this kind leaves behind */
  result?: Result;
};

/** `defineTask<Input, Result>()({ … })`: two calls, so that the stages are inferred. */
export const defineTask =
  <Input, Result>() =>
  <const Stage extends string>(definition: TaskDefinition<Input, Result, Stage>) =>
    definition;
