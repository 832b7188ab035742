import type { PracticeQuestion } from '@verdant/contracts';

const LEAST_LIKE = 0.5;
const pairsOf = (text: string) => {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
};

/** Share of pairs of letters that two texts have in common, 0 to 1 (Dice). */
export function alike(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  if (one.size + other.size === 0) return a === b ? 1 : 0;
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

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
