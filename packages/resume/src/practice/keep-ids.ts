import { bigramsOf, dice, type PracticeQuestion } from '@verdant/contracts';

const LEAST_LIKE = 0.5;

/** Each pair of letters once, however often it stands there: a question says its words again. */
const pairsIn = (text: string) => new Map([...bigramsOf(text).keys()].map((pair) => [pair, 1]));
/** How alike two texts are, from 0 to 1. */
export const alike = (a: string, b: string): number => dice(pairsIn(a), pairsIn(b));

const entryOf = ({ path }: PracticeQuestion) => path?.split('/').slice(0, 2).join('/') ?? null;

/**
 * The questions of now, those about a line that was only reworded under the id that they had, so that their notes stay
 * with them; and those of before that are asked no longer.
 */
export function keepIds(
  now: readonly PracticeQuestion[],
  before: readonly PracticeQuestion[],
): { questions: PracticeQuestion[]; gone: PracticeQuestion[] } {
  const ids = new Set(now.map(({ id }) => id));
  const left = before.filter(({ id }) => !ids.has(id));
  const known = new Set(before.map(({ id }) => id));
  const questions = now.map((question) => {
    if (known.has(question.id) || question.quote === '') return question;
    const at = left.findIndex(
      (one) =>
        one.kind === question.kind &&
        one.engine === question.engine &&
        entryOf(one) === entryOf(question) &&
        alike(one.quote, question.quote) >= LEAST_LIKE,
    );
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return old ? { ...question, id: old.id } : question;
  });
  return { questions, gone: left };
}
