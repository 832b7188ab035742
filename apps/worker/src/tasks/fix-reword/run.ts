import { type Change, entryPath, Failure, ModelWordings, type StoredAnalysis } from '@verdant/contracts';
import { type Reworded, wordingsOf } from '@verdant/server/resume';
import { entriesOf, fitting, prose } from '../../model/model-data.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import { reworded } from '../../model/reworded.ts';
import type { Run, Subject } from '../define-job.ts';

type Given = Subject<'fix.reword'>;
const prompt = readPrompt(import.meta.url);
const CONTEXT_TOKENS = 1_500;
const ANSWER_TOKENS = 1_500;

function dataFor({ resume, input }: Given, analysis: StoredAnalysis | null, change: Change) {
  const { content, language } = resume;
  const { path, original } = change;
  const about = analysis?.advice.filter((advice) => advice.path === path) ?? [];
  const entry = entriesOf(content).find((one) => one.path === entryPath(path));
  const others = prose(content).filter((line) => entryPath(line.path) === entry?.path && line.path !== path);
  return {
    note: input.note,
    path,
    original,
    wordings: wordingsOf(change).map(({ proposed, note = '' }) => ({ text: proposed, note })),
    wants: [...new Set(about.map(({ title }) => title[language]))],
    context: entry ? { ...entry, lines: fitting(others, CONTEXT_TOKENS).map(({ text }) => text) } : null,
    target: content.intention.position,
  };
}

const asSaid = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Another wording of one change through the same gate, or why there is none. Failures: 'noModel' without a model,
 * 'wrongState' where the change is decided.
 */
export const rewordChange: Run<'fix.reword', Reworded> = async (subject, { llm, progress, signal }) => {
  const { input, resume } = subject;
  const { content, language } = resume;
  const fix = await subject.fix(input.fixId);
  const change = fix.changes.find(({ id, state }) => id === input.changeId && state === 'pending');
  if (!change) throw new Failure('wrongState');
  if (!llm) throw new Failure('noModel');
  await progress('model', 20);
  const answer = await llm.ask({
    system: prompt[language],
    data: dataFor(subject, await subject.analysis(), change),
    heeded: 'note',
    schema: ModelWordings,
    name: 'resume_wording',
    maxTokens: ANSWER_TOKENS,
    signal,
  });
  await progress('model', 90);
  if (!answer.ok) return { reason: answer.failure };
  const known = new Set([change.original, ...wordingsOf(change).map(({ proposed }) => proposed)].map(asSaid));
  const said = answer.value.wordings.map(({ text }) => asSaid(text));
  const fresh = said.filter((text) => !known.has(text) && !repeatsInstructions(text, prompt[language]));
  // what the note says is no fact: it goes through the gate as any other wording does
  const given = { content, language, jobDescription: null };
  const held = fresh.flatMap((text) => reworded(change, text, given) ?? []);
  const best = held.find((one) => !known.has(one.proposed));
  if (!best) return { reason: fresh.length > 0 && held.length === 0 ? 'rejected' : 'same' };
  const { proposed, plain, placeholders, confirm, engine } = best;
  return { wording: { proposed, plain, placeholders, confirm, engine, model: llm.model, note: input.note } };
};
