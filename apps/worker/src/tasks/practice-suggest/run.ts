import { Failure, ModelQuestions, PRACTICE_LIMITS, type PracticeQuestion, type UnmetReason } from '@verdant/contracts';
import { judgeQuestion } from '@verdant/resume';
import { DATA_TOKENS, entriesOf, fitting, prose, shortened } from '../../model/model-data.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import type { Run } from '../define-job.ts';

const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = 2_000;

export type Suggested =
  | { questions: PracticeQuestion[]; refused: number; model: string }
  | { reason: UnmetReason; refused: number };

/** More questions by the model, each held against the résumé and the posting. Failures: 'noModel', 'notFound' without the practice. */
export const suggestQuestions: Run<'practice.suggest', Suggested> = async (subject, { llm, progress, signal }) => {
  const { post, company, posting, asked } = await subject.practice(subject.input.practiceId);
  if (!llm) throw new Failure('noModel');
  const { content, language } = subject.resume;
  await progress('model', 20);
  const answer = await llm.ask({
    system: prompt[language],
    data: {
      post,
      company,
      posting: shortened(posting) ?? '',
      lines: fitting(prose(content), DATA_TOKENS),
      entries: entriesOf(content),
      asked: asked.map(({ ask }) => ask),
      most: PRACTICE_LIMITS.suggested,
    },
    schema: ModelQuestions,
    name: 'questions',
    maxTokens: ANSWER_TOKENS,
    signal,
  });
  await progress('model', 90);
  if (!answer.ok) return { reason: answer.failure, refused: 0 };
  const taken: PracticeQuestion[] = [];
  for (const item of answer.value.questions) {
    const facts = { content, language, reading: subject.reading, posting, asked: [...asked, ...taken] };
    const held = repeatsInstructions(item.ask, prompt[language]) ? null : judgeQuestion(item, facts);
    if (held && taken.length < PRACTICE_LIMITS.suggested) taken.push(held);
  }
  const refused = answer.value.questions.length - taken.length;
  if (taken.length === 0) return { reason: 'same', refused };
  return { questions: taken, refused, model: llm.model };
};
