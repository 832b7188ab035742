import type { FieldPath, QuestionKind } from '@verdant/contracts';
import type { Form } from './wording/forms.ts';

/** A question before it has words. `words` fill the frame; `weight` is how likely it is asked, 0 to 100; `same` keeps two of one thing apart. */
export type Draft = {
  kind: QuestionKind;
  form: Form;
  path: FieldPath | null;
  quote: string;
  requirement: string | null;
  words: Record<string, string>;
  weight: number;
  /** what tells it from others of its kind; a line by its words, so that it may move */
  key: string;
  hints?: readonly string[];
};
