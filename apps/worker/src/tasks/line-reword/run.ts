import {
  entryPath,
  Failure,
  type Language,
  type LineReworded,
  lineLanguage,
  ModelWordings,
  type SiblingItem,
  WISH_WORDINGS_MAX,
} from '@verdant/contracts';
import { wishedText } from '@verdant/resume';
import { entriesOf, fitting, prose } from '../../model/model-data.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import type { Run } from '../define-job.ts';
import { type Given, held, wordedIn } from './held.ts';

const prompt = readPrompt(import.meta.url);
const CONTEXT_TOKENS = 1_000;
const ANSWER_TOKENS = 2_500;

const asSaid = (text: string) => text.replace(/\s+/g, ' ').trim();

function dataFor({ resume: { content }, input }: Given) {
  const { path, original, wish, answer } = input;
  const entry = entriesOf(content).find((one) => one.path === entryPath(path));
  const others = prose(content).filter((line) => entryPath(line.path) === entry?.path && line.path !== path);
  return {
    wish,
    original,
    ...(answer !== null && { outcome: answer }),
    context: entry ? { ...entry, lines: fitting(others, CONTEXT_TOKENS).map(({ text }) => text) } : null,
    target: content.intention.position,
  };
}

/** Wordings as they come through the gate, each once, none of them what stands there. */
function gate(given: Given, written: Language, instructions: string) {
  const items: SiblingItem[] = [];
  const heard = new Set([asSaid(given.input.original)]);
  let refused = 0;
  return {
    items,
    refused: () => refused,
    /** whether it is one more */
    take: (said: string): boolean => {
      const text = asSaid(said);
      if (heard.has(text) || items.length === WISH_WORDINGS_MAX) return false;
      heard.add(text);
      const item = repeatsInstructions(text, instructions) ? null : held(given, written, text);
      if (!item) refused += 1;
      else if (!items.some((known) => known.text === item.text)) items.push(item);
      return item !== null;
    },
  };
}

/**
 * A line as its person wishes it, or why there is no wording. Each is shown as soon as it is through the gate. Failures:
 * 'noModel' without a model, 'wrongState' where other words stand there now.
 */
export const rewordLine: Run<'line.reword', LineReworded> = async (subject, { llm, progress, showItems, signal }) => {
  const { input, resume } = subject;
  const { path, original, wish } = input;
  if (!llm) throw new Failure('noModel');
  if (wishedText({ content: resume.content, path }) !== original) throw new Failure('wrongState');
  const written = lineLanguage(original);
  const instructions = prompt[wordedIn(wish, written)];
  await progress('model', 20);
  const coming = gate(subject, written, instructions);
  let writing = Promise.resolve();
  const show = (items: SiblingItem[]) => {
    const all = [...items];
    writing = writing.then(() => showItems(all, WISH_WORDINGS_MAX));
    // heard of where it is waited for
    writing.catch(() => {});
  };
  const answer = await llm.ask({
    system: instructions,
    data: dataFor(subject),
    schema: ModelWordings,
    name: 'resume_line',
    maxTokens: ANSWER_TOKENS,
    signal,
    onItem: (_, item) => {
      if (coming.take((item as ModelWordings['wordings'][number]).text)) show(coming.items);
    },
  });
  await progress('model', 90);
  // what was finished before a provider fell silent has been seen, and holds; what answers half a question does not
  const isCut = !answer.ok && (answer.failure === 'questionCut' || answer.failure === 'answerCut');
  const final = gate(subject, written, instructions);
  if (answer.ok) for (const { text } of answer.value.wordings) final.take(text);
  const items = answer.ok ? final.items : isCut ? [] : coming.items;
  show(items);
  await writing;
  const { length } = items;
  const none = answer.ok ? (final.refused() > 0 ? 'rejected' : 'same') : answer.failure;
  return { path, wish, wordings: length, reason: length > 0 && answer.ok ? null : none };
};
