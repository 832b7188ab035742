import {
  type Change,
  type Engine,
  type FieldPath,
  type ModelFailure,
  ModelRewrites,
  type SiblingItem,
  type StoredAnalysis,
} from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { easier } from '@verdant/resume';
import { asTheyCome } from '../../model/as-they-come.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import { reworded } from '../../model/reworded.ts';
import type { JobContext, Subject } from '../define-job.ts';
import { dataFor } from './data-for.ts';

type Given = Subject<'fix.generate'>;
export type Worded = { changes: Change[]; engine: Engine };
type Said = ModelRewrites['rewrites'][number];
const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = { min: 1_000, max: 8_000 };
/** What was said about a part is no ground for anything. */
const isCut = (failure: ModelFailure | null) => failure === 'questionCut' || failure === 'answerCut';

const asItem = ({ path, original, proposed, confirm }: Change): SiblingItem => ({
  path,
  original,
  text: proposed,
  engine: 'llm',
  reason: null,
  confirm,
});

/** What of a model's words holds, by path; of several for one text the one that asks least of the person. */
function gate(subject: Given, changes: readonly Change[]) {
  const { content, language } = subject.resume;
  const given = { content, language, jobDescription: subject.input.jobDescription };
  const byPath = new Map(changes.map((change) => [change.path, change]));
  return (held: Map<FieldPath, Change>, { path, rewrite }: Said): Change | null => {
    const change = byPath.get(path);
    if (!change || repeatsInstructions(rewrite, prompt[language])) return null;
    const next = reworded(change, rewrite, given);
    const other = held.get(path);
    const best = next && other ? easier(other, next) : next;
    if (!best || best === other) return null;
    held.set(path, best);
    return best;
  };
}

/** The changes in a model's words where they hold; each is shown as soon as it is through the gate. */
export async function word(
  subject: Given,
  analysis: StoredAnalysis,
  changes: Change[],
  llm: Llm,
  context: JobContext,
): Promise<Worded> {
  const { model } = llm;
  // what a model has worded when it analysed has passed the gate already
  const open = changes.filter(({ engine }) => engine === 'rules');
  const take = gate(subject, open);
  const held = new Map<FieldPath, Change>();
  // an attempt before this one was stopped: what it has shown is not asked for again
  for (const { path, text } of await context.shown()) take(held, { path, rewrite: text });
  const left = open.filter(({ path }) => !held.has(path));
  const data = dataFor(subject, analysis, left);
  const leftOut = left.length - data.changes.length;
  const result = (reason: ModelFailure | null): Worded => {
    const worded = changes.map((change) => held.get(change.path) ?? change);
    const name = worded.some(({ engine }) => engine === 'llm') ? 'llm' : 'rules';
    return { changes: worded, engine: { name, model, ...(reason && { reason }), ...(leftOut > 0 && { leftOut }) } };
  };
  if (data.changes.length === 0) {
    const { engine, ...rest } = result(null);
    return { ...rest, engine: engine.name === 'llm' ? engine : { name: 'rules' } };
  }
  const coming = asTheyCome(context, open.length);
  if (held.size > 0) coming.settle([...held.values()].map(asItem));
  const asked = new Set(data.changes.map(({ path }) => path));
  const heard = new Map(held);
  const tokens = 2 * estimateTokens(JSON.stringify(data.changes));
  const answer = await llm.ask({
    system: prompt[subject.resume.language],
    data,
    schema: ModelRewrites,
    name: 'resume_rewrites',
    maxTokens: Math.min(ANSWER_TOKENS.max, Math.max(ANSWER_TOKENS.min, tokens)),
    signal: context.signal,
    onItem: (_, item) => {
      const said = item as Said;
      const change = asked.has(said.path) ? take(heard, said) : null;
      if (change) coming.add(asItem(change));
    },
  });
  const failure = answer.ok ? null : answer.failure;
  if (answer.ok) for (const said of answer.value.rewrites) asked.has(said.path) && take(held, said);
  // what was finished before the provider fell silent has been seen, and holds
  else if (!isCut(failure)) for (const [path, change] of heard) held.set(path, change);
  coming.settle([...held.values()].map(asItem));
  await coming.written();
  const spoken = held.size > 0 || changes.some(({ engine }) => engine === 'llm');
  const beyond = answer.ok && answer.value.rewrites.length > 0 && !spoken;
  return result(failure ?? (beyond ? 'rejected' : null));
}
