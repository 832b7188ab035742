import {
  type AskForWording,
  Failure,
  type FieldPath,
  type LineWishes,
  type OutcomeRefusal,
  type TaskRef,
  WISH_TEXT_MAX,
  WISHES,
  type Wish,
  type WishOffer,
  type WishRefusal,
} from '@verdant/contracts';
import { outcomeFor, wishedText, wordingsFor } from '@verdant/resume';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';
import { startTask } from '../../task/tasks.ts';
import { ownResume } from '../resumes.ts';

type Line = { id: string; path: FieldPath };

/** Another language is a model's alone. */
const withoutRules: ReadonlySet<Wish> = new Set(['language']);

async function hasAccount({ db }: Services, userId: string): Promise<boolean> {
  const [person] = await db.select({ guestUntil: users.guestUntil }).from(users).where(eq(users.id, userId));
  return person?.guestUntil === null;
}

/**
 * What can be wished of a line as it is saved; nothing is written. Failures: 'notFound' for another's résumé, 'invalid'
 * where the path leads to no words.
 */
export async function lineWishes(services: Services, userId: string, { id, path }: Line): Promise<LineWishes> {
  const { content, language } = await ownResume(services.db, userId, id);
  const input = { content, language, path };
  const original = wishedText(input);
  const { llm } = services.config;
  const away: WishRefusal | null = !llm
    ? 'noModel'
    : !(await hasAccount(services, userId))
      ? 'noAccount'
      : original.length > WISH_TEXT_MAX
        ? 'tooLong'
        : null;
  const offer = (wish: Wish): WishOffer => {
    const wordings = wordingsFor(input, wish);
    const model = away === null;
    // an outcome is asked for, whoever words it
    const isEmpty = wordings.length === 0 && !model && wish !== 'outcome';
    return {
      wordings,
      model,
      why: isEmpty ? (away === 'noModel' && !withoutRules.has(wish) ? 'nothing' : away) : null,
    };
  };
  const offers = Object.fromEntries(WISHES.map((wish) => [wish, offer(wish)])) as LineWishes['offers'];
  return { path, original, offers };
}

/** A line with what its person says came of it, or why there is none. Failures as of `lineWishes`. */
export async function tellOutcome(
  services: Services,
  userId: string,
  { id, path, answer }: Line & { answer: string },
): Promise<{ text: string | null; refusal: OutcomeRefusal | null }> {
  const { content, language } = await ownResume(services.db, userId, id);
  const made = outcomeFor({ content, language, path }, answer);
  return 'text' in made ? { text: made.text, refusal: null } : { text: null, refusal: made.refusal };
}

/**
 * Asks the model. Failures: as of `lineWishes`, and 'noModel' where none is configured, 'invalid' for a text that is too
 * long or an outcome that nobody told, 'wrongState' while another line is worded, 'benefits'.
 */
export async function askForWording(services: Services, userId: string, asked: AskForWording): Promise<TaskRef> {
  const { id: resumeId, path, wish } = asked;
  const { content, status } = await ownResume(services.db, userId, resumeId);
  const original = wishedText({ content, path });
  if (!services.config.llm) throw new Failure('noModel');
  if (status === 'processing') throw new Failure('wrongState');
  if (original.length > WISH_TEXT_MAX) throw new Failure('invalid', { field: 'path' });
  const answer = asked.answer?.trim() || null;
  if ((wish === 'outcome') !== (answer !== null)) throw new Failure('invalid', { field: 'answer' });
  return startTask(services, { kind: 'line.reword', userId, resumeId, input: { path, original, wish, answer } });
}
