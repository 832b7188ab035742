import {
  Failure,
  type FieldPath,
  holdsMarks,
  type Language,
  type ResumeContent,
  spotOf,
  WISH_WORDINGS_MAX,
  type Wish,
} from '@verdant/contracts';
import { readField, writeField } from '../content/field.ts';
import { factGate } from '../gate/fact-gate.ts';
import { grammar, meant } from './grammar.ts';
import { type Line, lineOf } from './line.ts';
import { other } from './other.ts';
import { type Outcome, withOutcome } from './outcome.ts';
import { shorter } from './shorter.ts';
import { stronger } from './stronger.ts';

export type WishInput = { content: ResumeContent; language: Language; path: FieldPath };

/** What the rules have for each wish, the best first; an outcome only its person can tell, another language only a model. */
const rules: Record<Wish, (line: Line) => string[]> = {
  shorter,
  verb: stronger,
  outcome: () => [],
  other,
  grammar,
  language: () => [],
};

/** The plain words of a bullet or a running text. Failure 'invalid' where the path leads to none, or nothing stands there. */
export function wishedText({ content, path }: Omit<WishInput, 'language'>): string {
  const spot = spotOf(content, path);
  const text = spot && holdsMarks(spot.field.kind) ? readField(content, path) : undefined;
  if (text === undefined || text.trim() === '') throw new Failure('invalid', { field: 'path' });
  return text;
}

type Held = (input: WishInput, original: string, rewrite: string) => string | null;

const throughGate: Held = (input, original, rewrite) => {
  const verdict = factGate({ ...input, original, rewrite });
  return verdict.ok && verdict.placeholders.length === 0 && verdict.confirm.length === 0 ? verdict.text : null;
};

/** The word that was meant is no new one: the gate reads the line as it was meant, and asks nothing about spelling. */
const spelling: Held = ({ content, path, language }, original, rewrite) => {
  const verdict = factGate({
    content: writeField(content, path, meant(original)),
    path,
    language,
    original,
    rewrite,
  });
  return verdict.ok && verdict.placeholders.length === 0 ? verdict.text : null;
};

/**
 * What the rules offer for one wish: at most a few wordings, each through the fact gate and none of them leaving anything
 * to confirm.
 */
export function wordingsFor(input: WishInput, wish: Wish): string[] {
  const original = wishedText(input);
  const found = rules[wish](lineOf(input.content, input.path, original));
  const held = wish === 'grammar' ? spelling : throughGate;
  const fit = found.flatMap((text) => held(input, original, text) ?? []);
  return [...new Set(fit)].filter((text) => text !== original).slice(0, wish === 'grammar' ? 1 : WISH_WORDINGS_MAX);
}

/** The content with what its person has said of a line standing beside it: what they say is a fact. */
export function withAnswer({ content, path }: Omit<WishInput, 'language'>, answer: string): ResumeContent {
  const original = wishedText({ content, path });
  return writeField(content, path, `${original.trim().replace(/[.。；;]$/, '')}; ${answer}`);
}

/** The line with the outcome that its person tells, held against their words and the résumé; or why there is none. */
export function outcomeFor(input: WishInput, answer: string): Outcome {
  const original = wishedText(input);
  const made = withOutcome(lineOf(input.content, input.path, original), answer);
  if ('refusal' in made) return made;
  const content = withAnswer(input, answer);
  const said = readField(content, input.path)!;
  const verdict = factGate({ ...input, content, original: said, rewrite: made.text });
  return verdict.ok && verdict.text === made.text ? made : { refusal: 'beyond' };
}
