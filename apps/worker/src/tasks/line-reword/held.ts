import { type Language, otherLanguage, type SiblingItem } from '@verdant/contracts';
import { factGate, verifyTranslation, withAnswer } from '@verdant/resume';
import type { Subject } from '../define-job.ts';

export type Given = Pick<Subject<'line.reword'>, 'input' | 'resume'>;

/** The language that the wordings of a wish are in. */
export const wordedIn = (wish: Given['input']['wish'], language: Language): Language =>
  wish === 'language' ? otherLanguage(language) : language;

/** One wording of a model where it holds: a translation against its original, all else by the fact gate. */
export function held({ input, resume }: Given, written: Language, text: string): SiblingItem | null {
  const { path, original, wish, answer } = input;
  const item = { path, original, engine: 'llm', reason: null } as const;
  if (wish === 'language') {
    const to = wordedIn(wish, written);
    const verdict = verifyTranslation({ path, original, text, to, names: new Set() });
    return verdict.ok ? { ...item, text: verdict.text, confirm: [] } : null;
  }
  const { content, language } = resume;
  // what its person has told is said of the line as well
  const source = answer === null ? content : withAnswer({ content, path }, answer);
  const said = answer === null ? original : `${original}; ${answer}`;
  const verdict = factGate({ content: source, path, original: said, rewrite: text, language });
  return verdict.ok ? { ...item, text: verdict.text, confirm: verdict.confirm } : null;
}
