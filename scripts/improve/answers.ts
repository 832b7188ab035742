import { readFileSync } from 'node:fs';
import type { Language, ResumeContent } from '@verdant/contracts';
import { bulletFromAnswer, questionOf, type Reading, readField, writeField } from '@verdant/resume';
import { resolveFromCaller } from '../lib/input-file.ts';

export type Answer = { id: string; answer: string };
export type Answered = { ask: string; bullet: string };

/** The answers of a file: a list of `{id, answer}`. Throws an `Error` with a sentence for the person. */
export function readAnswers(file: string): Answer[] {
  const value: unknown = JSON.parse(readFileSync(resolveFromCaller(file), 'utf8'));
  const isAnswer = (one: unknown): one is Answer =>
    typeof one === 'object' && one !== null && 'id' in one && 'answer' in one && typeof one.answer === 'string';
  if (!Array.isArray(value) || !value.every(isAnswer)) throw new Error(`${file} is no list of {"id", "answer"}.`);
  return value;
}

type Input = { content: ResumeContent; language: Language; today: string; reading?: Reading };

/** The content with what the answers become, and the bullets; an answer to no question, or one that says nothing, is left out. */
export function withAnswers(
  input: Input,
  answers: readonly Answer[],
): { content: ResumeContent; answered: Answered[] } {
  const answered: Answered[] = [];
  let { content } = input;
  for (const { id, answer } of answers) {
    const found = questionOf({ ...input, content }, id);
    const made = found && bulletFromAnswer(found.asked, found.question, answer, input.language);
    if (!found || !made || typeof made === 'string') continue;
    if (made.original !== null && readField(content, made.path) !== made.original) continue;
    content = writeField(content, made.path, made.proposed);
    answered.push({ ask: found.question.ask[input.language], bullet: made.proposed });
  }
  return { content, answered };
}
