import { type Static, Type } from 'typebox';
import type { QuestionKind } from '../constants/practice.ts';
import type { FieldPath } from '../sections/path.ts';

/**
 * A likely question of an interviewer, in the language of the résumé. It rests on `path` of the résumé (`quote` is the
 * line, as it stands; `place` the entry, as people call it), or on what the posting asks for (`requirement`).
 */
export type PracticeQuestion = {
  /** the same as long as the line is the same, wherever it moves */
  id: string;
  kind: QuestionKind;
  path: FieldPath | null;
  place: string;
  quote: string;
  requirement: string | null;
  ask: string;
  why: string;
  /** what a good answer holds */
  hints: string[];
  engine: 'rules' | 'llm';
};

const closed = { additionalProperties: false };
const line = (maxLength: number) => Type.String({ maxLength });

/** What a model may ask: each question bound to a line of the résumé, or to words of the posting. */
export const ModelQuestions = Type.Object(
  {
    questions: Type.Array(
      Type.Object(
        {
          ask: line(400),
          why: line(300),
          hints: Type.Array(line(200), { maxItems: 3 }),
          path: line(160),
          posting: line(200),
        },
        closed,
      ),
      { maxItems: 8 },
    ),
  },
  closed,
);
export type ModelQuestions = Static<typeof ModelQuestions>;
