import type { Dice } from '@verdant/testkit/random';
import type { World } from '../../world/world.ts';
import type { Outcome } from '../client.ts';
import type { Person } from '../person.ts';

/** One thing that a person does. Answers with what became of it; throws `Broken` for a promise that was not kept. */
export type Doing = { world: World; person: Person; dice: Dice };
export type StepEnd = 'done' | 'refused' | 'unknown' | 'nothing to do';
export type Act = (doing: Doing) => Promise<StepEnd>;

export const endOf = (outcome: Outcome<unknown>): StepEnd => outcome.kind;
