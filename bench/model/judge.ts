import type { ModelAnswer, ModelRewrites, SiblingItem } from '@verdant/contracts';
import { factGate, readField } from '../../packages/resume/src/index.ts';
import type { Person } from './people.ts';
import type { Answer } from './recorder.ts';

/** `gap`: accepted with a figure of the model's own left as a gap; `asked`: shown with the question whether it is true. */
export type Verdict = 'accepted' | 'gap' | 'asked' | `refused: ${string}`;

function judge({ content, language }: Person, path: string, rewrite: string, said: string | null): Verdict {
  const original = readField(content, path);
  if (original === undefined || (said !== null && said !== original)) return 'refused: no such text';
  const verdict = factGate({ content, path, original, rewrite, language });
  if (!verdict.ok) return `refused: ${verdict.reason}`;
  if (verdict.confirm.length > 0) return 'asked';
  return verdict.text === rewrite.trim() ? 'accepted' : 'gap';
}

/** What the fact gate makes of each wording of an answer to an analysis, or to a call for wordings. */
export function judgeAnswer(person: Person, { name, value }: Answer): Verdict[] {
  if (name === 'resume_review')
    return (value as ModelAnswer).advice.map(({ path, rewrite, original }) => judge(person, path, rewrite, original));
  if (name === 'resume_rewrites')
    return (value as ModelRewrites).rewrites.map(({ path, rewrite }) => judge(person, path, rewrite, null));
  return [];
}

/** What became of each text of a translation. */
export const judgeTranslation = (items: readonly SiblingItem[]): Verdict[] =>
  items.map(
    ({ engine, reason }): Verdict => (engine === 'llm' ? 'accepted' : (`refused: ${reason ?? 'none-given'}` as const)),
  );
