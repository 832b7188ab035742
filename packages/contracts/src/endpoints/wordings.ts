import { type Static, Type } from 'typebox';
import { OUTCOME_MAX, WISHES, type Wish } from '../constants/wishes.ts';
import type { FieldPath } from '../sections/path.ts';
import type { TaskRef } from '../tasks/task.ts';
import { Id, takes } from './endpoint.ts';

const closed = { additionalProperties: false };
const path = Type.String({ minLength: 1, maxLength: 160, description: 'Where the line stands: work/<id>/content/0' });
const answer = Type.String({ minLength: 1, maxLength: OUTCOME_MAX });
const wish = Type.Unsafe<Wish>({ type: 'string', enum: [...WISHES] });

const LineOf = Type.Object({ id: Id, path }, closed);
const TellOutcome = Type.Object({ id: Id, path, answer }, closed);
/** `answer`: what the person says came of the work; the wish for an outcome needs it. */
const AskForWording = Type.Object({ id: Id, path, wish, answer: Type.Optional(answer) }, closed);
export type AskForWording = Static<typeof AskForWording>;

/**
 * Why a wish has nothing to offer: no model is set up and no rule knows better (`nothing`), or none could (`noModel`);
 * a model works for people with an account, and reads lines of some length only.
 */
export type WishRefusal = 'nothing' | 'noModel' | 'noAccount' | 'tooLong';

/** `wordings`: of the rules, the best first. `model`: whether one can be asked. */
export type WishOffer = { wordings: string[]; model: boolean; why: WishRefusal | null };

/** What can be wished of a line; `original` are the words that stood there. Nothing is written. */
export type LineWishes = { path: FieldPath; original: string; offers: Record<Wish, WishOffer> };

/**
 * Why what a person said makes no outcome of a line: `bareFigure` is one of which nobody knows what it counts, `beyond`
 * one that the fact gate does not find in their words.
 */
export type OutcomeRefusal = 'empty' | 'tooLong' | 'saysNothing' | 'bareFigure' | 'otherLanguage' | 'beyond';

export const wordingEndpoints = {
  'GET /resume/line/wishes': takes(LineOf, {
    access: 'guest',
    owns: 'resume',
    perMinute: 120,
    summary: 'What a line could be turned into by rule, for each wish, and for which of them a model can be asked',
  }).gives<LineWishes>(),
  'POST /resume/line/outcome': takes(TellOutcome, {
    access: 'guest',
    owns: 'resume',
    perMinute: 120,
    summary: 'A line with what its person says came of it; writes nothing',
  }).gives<{ text: string | null; refusal: OutcomeRefusal | null }>(),
  'POST /resume/line/reword': takes(AskForWording, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 30,
    summary: 'Ask the model for a line as it is wished for; its wordings come with GET /resume/generate/items',
  }).gives<TaskRef>(),
};
