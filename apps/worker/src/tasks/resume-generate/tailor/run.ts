import {
  type Engine,
  entryPath,
  type ModelFailure,
  ModelRewrites,
  type ResumeContent,
  type SiblingItem,
} from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { factGate, keepsFigures, matchJob, readField, tailorByRules, withoutGaps, writeField } from '@verdant/resume';
import { entriesOf, type Line, prose, shortened } from '../../../model/model-data.ts';
import { readPrompt } from '../../../model/read-prompt.ts';
import { repeatsInstructions } from '../../../model/repeats-instructions.ts';
import { thisMonth } from '../../../model/this-month.ts';
import type { JobContext, Subject } from '../../define-job.ts';
import { batches } from '../batches.ts';
import type { Version } from '../version.ts';

type Given = Subject<'resume.generate'>;
const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = { min: 800, max: 4_000 };

const original = ({ path, text }: Line, reason: SiblingItem['reason']): SiblingItem => ({
  path,
  original: text,
  text,
  engine: 'original',
  reason,
  confirm: [],
});

/**
 * A model's line where it says no more and no less than the person's own; the person's own in every other case. A line
 * that somebody would first have to confirm is no line of a finished résumé.
 */
function verified(line: Line, rewrite: string, { resume, input }: Given): SiblingItem {
  const { content, language } = resume;
  const { path, text } = line;
  const gate = (words: string) =>
    factGate({ content, path, original: text, rewrite: words, language, jobDescription: input.jobDescription });
  const first = gate(rewrite);
  if (!first.ok) return original(line, first.reason === 'empty' ? 'none-given' : 'beyond-facts');
  const plain = first.placeholders.length === 0 ? first.text : withoutGaps(first.text);
  const verdict = plain === null ? null : gate(plain);
  if (!verdict?.ok || verdict.confirm.length > 0 || verdict.placeholders.length > 0)
    return original(line, 'beyond-facts');
  if (!keepsFigures(text, verdict.text)) return original(line, 'fact-lost');
  return { path, original: text, text: verdict.text, engine: 'llm', reason: null, confirm: [] };
}

type Reworded = { items: SiblingItem[]; failure: ModelFailure | null };

async function reword(subject: Given, shown: string[], llm: Llm, context: JobContext): Promise<Reworded> {
  const { content, language } = subject.resume;
  const entries = new Map(entriesOf(content).map((entry) => [entry.path, entry]));
  const lines = prose(content).filter(({ path }) => path === 'basics/introduction' || entries.has(entryPath(path)));
  const items: SiblingItem[] = [];
  let failure: ModelFailure | null = null;
  for (const batch of batches(lines)) {
    const data = {
      lines: batch.map((line) => ({ ...line, entry: entries.get(entryPath(line.path))?.title ?? '' })),
      shown,
      jobDescription: shortened(subject.input.jobDescription),
    };
    const tokens = 2 * estimateTokens(JSON.stringify(batch));
    const answer = await llm.ask({
      system: prompt[language],
      data,
      schema: ModelRewrites,
      name: 'resume_tailoring',
      maxTokens: Math.min(ANSWER_TOKENS.max, Math.max(ANSWER_TOKENS.min, tokens)),
      signal: context.signal,
    });
    if (!answer.ok) failure = answer.failure;
    const said = new Map(answer.ok ? answer.value.rewrites.map(({ path, rewrite }) => [path, rewrite]) : []);
    for (const line of batch) {
      const rewrite = said.get(line.path);
      if (rewrite !== undefined && !repeatsInstructions(rewrite, prompt[language]))
        items.push(verified(line, rewrite, subject));
      else items.push(original(line, answer.ok ? null : 'model-failed'));
    }
    await context.showItems(items, lines.length);
    await context.progress('model', 20 + (65 * items.length) / lines.length);
  }
  return { items, failure };
}

const write = (content: ResumeContent, items: readonly SiblingItem[]) =>
  items.reduce((next, { path, text, engine }) => {
    return engine === 'original' || readField(next, path) === undefined ? next : writeField(next, path, text);
  }, content);

function engineOf(llm: Llm | null, items: readonly SiblingItem[], failure: ModelFailure | null): Engine {
  if (!llm) return { name: 'rules' };
  const spoken = items.some(({ engine }) => engine === 'llm');
  const reason = failure ?? (!spoken && items.some((item) => item.reason === 'beyond-facts') ? 'rejected' : null);
  return { name: spoken ? 'llm' : 'rules', model: llm.model, ...(reason ? { reason } : {}) };
}

/** A version for one job: a model's words where they hold, then the rules put in front what answers the job. */
export async function tailorResume(subject: Given, context: JobContext): Promise<Version> {
  const { content, language, style } = subject.resume;
  const { llm, progress, showItems } = context;
  const jobDescription = subject.input.jobDescription ?? '';
  const match = (of: ResumeContent) => matchJob({ content: of, language, today: thisMonth(), jobDescription });
  await progress('checking', 10);
  const before = match(content);
  const shown = before?.terms.filter(({ credit }) => credit >= 0.6).map(({ term }) => term) ?? [];
  await progress('model', 20);
  const said: Reworded = llm ? await reword(subject, shown, llm, context) : { items: [], failure: null };
  const worded = write(content, said.items);
  await progress('rewriting', 90);
  const after = match(worded);
  const tailored = after ? tailorByRules(worded, style, after) : { content: worded, style, items: [] };
  const items = [...said.items, ...tailored.items];
  await showItems(items, items.length);
  return {
    content: tailored.content,
    style: tailored.style,
    language,
    items,
    engine: engineOf(llm, said.items, said.failure),
  };
}
