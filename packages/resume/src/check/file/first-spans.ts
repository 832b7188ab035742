import type { ResumeDocument } from '../../document/document.ts';
import { type FieldSpan, spansOf } from '../check.ts';

/** The first match in each text. */
export const find = (fields: ResumeDocument['fields'], pattern: RegExp): FieldSpan[] =>
  fields.flatMap((field) => spansOf(field, pattern).slice(0, 1));
