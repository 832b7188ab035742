import {
  Failure,
  LETTER_PARTS,
  type LetterDraft,
  type LetterWords,
  ModelLetter,
  type SentenceVerdict,
  type UnmetReason,
} from '@verdant/contracts';
import { judgeSentence } from '@verdant/resume';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import type { Run, Subject } from '../define-job.ts';
import { dataFor } from './data-for.ts';

const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = 3_000;

export type Drafted = { draft: Omit<LetterDraft, 'createdAt'> } | { reason: UnmetReason };

type Facts = { content: Subject<'letter.draft'>['resume']['content']; letter: LetterWords };

/** Each sentence held against the facts; one that repeats our instructions is nobody's. */
function held(answer: ModelLetter, { content, letter }: Facts): LetterDraft['paragraphs'] {
  const { language, kind } = letter;
  const judge = ({ text, paths }: { text: string; paths: string[] }): SentenceVerdict[] =>
    repeatsInstructions(text, prompt[language]) ? [] : [judgeSentence(text, paths, { content, language, letter })];
  return LETTER_PARTS[kind].flatMap((role) => {
    const sentences = answer.paragraphs
      .filter((one) => one.role === role)
      .flatMap((one) => one.sentences.flatMap(judge));
    return sentences.length > 0 ? [{ role, sentences }] : [];
  });
}

/** A subject is of the résumé's and the posting's words, or the letter keeps its own. */
function subjectOf({ subject }: ModelLetter, { content, letter }: Facts): string {
  const { post, addressee, language } = letter;
  const judged = judgeSentence(subject, [], { content, language, letter });
  const names = [post, addressee.company, content.basics.name].filter((name) => name.trim() !== '');
  return judged.verdict === 'fits' && names.some((name) => subject.includes(name)) ? judged.text : '';
}

/** A draft by the model, or why there is none. Failures: 'noModel' without a model, 'notFound' without the letter. */
export const draftLetter: Run<'letter.draft', Drafted> = async (subject, { llm, progress, signal }) => {
  const letter = await subject.letter(subject.input.letterId);
  if (!llm) throw new Failure('noModel');
  const { content } = subject.resume;
  await progress('model', 20);
  const answer = await llm.ask({
    system: prompt[letter.language],
    data: dataFor(content, letter),
    schema: ModelLetter,
    name: 'letter',
    maxTokens: ANSWER_TOKENS,
    signal,
  });
  await progress('model', 90);
  if (!answer.ok) return { reason: answer.failure };
  const facts = { content, letter };
  const paragraphs = held(answer.value, facts);
  if (paragraphs.length === 0) return { reason: 'same' };
  return { draft: { subject: subjectOf(answer.value, facts), paragraphs, model: llm.model } };
};
