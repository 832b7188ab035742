import type { User } from '../account.ts';
import { Nothing, takes } from './endpoint.ts';

/** What a visitor has without an account: until when it is kept, and the résumé that was changed last. */
export type Draft = { until: string; resumeId: string | null };

/**
 * What became of a draft when its browser signed in: the résumé that was changed last, how many there were, and whether
 * the account now holds more than its level has room for. Nothing is lost then; there is only no room for another.
 */
export type TakenOver = {
  resumeId: string;
  resumes: number;
  beyond: { ability: 'resumes' | 'storage'; kept: number; limit: number } | null;
};
/** Who has signed in, with the draft of this browser, where it had one. */
export type SignedInUser = User & { takenOver: TakenOver | null };

export const draftEndpoints = {
  'GET /draft': takes(Nothing, {
    access: 'visitor',
    summary: 'The draft that this browser has without an account; null without one',
  }).gives<Draft | null>(),
  'POST /draft/begin': takes(Nothing, {
    access: 'visitor',
    changes: true,
    perMinute: 20,
    summary: 'Begin a draft, kept for a day, bound to this browser; null for whoever is signed in',
  }).gives<Draft | null>(),
  'POST /draft/discard': takes(Nothing, {
    access: 'guest',
    changes: true,
    summary: 'Erase the draft of this browser at once',
  }).gives<null>(),
};
