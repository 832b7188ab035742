import { type Change, type Engine, ModelRewrites, type StoredAnalysis } from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { analyze, factGate, proposeFix, withoutGaps } from '@verdant/resume';
import { DATA_TOKENS, entriesOf, entryPath, fitting, prose, shortened } from '../../model/model-data.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import { thisMonth } from '../../model/this-month.ts';
import type { Run, Subject } from '../define-job.ts';

export type Proposal = Worded & { unanswered: string[]; revision: number };
type Worded = { changes: Change[]; engine: Engine };
const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = { min: 1_000, max: 8_000 };

/** The changes to word, the rest of their entries to understand them by. Name and contacts stay here. */
export function dataFor(subject: Subject<'fix.generate'>, analysis: StoredAnalysis, open: readonly Change[]) {
  const { content, language } = subject.resume;
  const jobDescription = shortened(subject.input.jobDescription);
  const budget = DATA_TOKENS - estimateTokens(jobDescription ?? '');
  const wants = (path: string) => [
    ...new Set(analysis.advice.filter((advice) => advice.path === path).map(({ title }) => title[language])),
  ];
  const changes = fitting(
    open.map(({ path, original, proposed }) => ({ path, original, proposed, wants: wants(path) })),
    budget,
  );
  const asked = new Set(changes.map(({ path }) => path));
  const entries = new Set([...asked].map(entryPath));
  const others = prose(content).filter(({ path }) => entries.has(entryPath(path)) && !asked.has(path));
  const lines = fitting(others, budget - estimateTokens(JSON.stringify(changes)));
  const context = entriesOf(content)
    .filter(({ path }) => entries.has(path))
    .map((entry) => ({
      ...entry,
      lines: lines.filter(({ path }) => entryPath(path) === entry.path).map(({ text }) => text),
    }));
  return { changes, context, target: content.intention.position, jobDescription };
}

/** The change in a model's words, null where they do not hold or say nothing new. */
function reworded(change: Change, rewrite: string, { resume, input }: Subject<'fix.generate'>): Change | null {
  const { content, language } = resume;
  const { path, original } = change;
  const verdict = factGate({ content, path, original, rewrite, language, jobDescription: input.jobDescription });
  if (!verdict.ok) return null;
  const { text, placeholders, confirm } = verdict;
  const plain = placeholders.length === 0 ? text : withoutGaps(text);
  return { ...change, proposed: text, plain: plain === original ? null : plain, placeholders, confirm, engine: 'llm' };
}

async function word(
  subject: Subject<'fix.generate'>,
  analysis: StoredAnalysis,
  changes: Change[],
  llm: Llm,
  signal: AbortSignal,
): Promise<Worded> {
  const { model } = llm;
  // what a model has worded when it analysed has passed the gate already
  const data = dataFor(
    subject,
    analysis,
    changes.filter(({ engine }) => engine === 'rules'),
  );
  const spoken = (all: Change[]) => all.some(({ engine }) => engine === 'llm');
  if (data.changes.length === 0)
    return { changes, engine: spoken(changes) ? { name: 'llm', model } : { name: 'rules' } };
  const tokens = 2 * estimateTokens(JSON.stringify(data.changes));
  const answer = await llm.ask({
    system: prompt[subject.resume.language],
    data,
    schema: ModelRewrites,
    name: 'resume_rewrites',
    maxTokens: Math.min(ANSWER_TOKENS.max, Math.max(ANSWER_TOKENS.min, tokens)),
    signal,
  });
  if (!answer.ok) {
    return { changes, engine: { name: spoken(changes) ? 'llm' : 'rules', model, reason: answer.trouble } };
  }
  const asked = new Set(data.changes.map(({ path }) => path));
  const said = new Map(answer.value.rewrites.map(({ path, rewrite }) => [path, rewrite]));
  const worded = changes.map((change) => {
    const rewrite = asked.has(change.path) ? said.get(change.path) : undefined;
    const own = rewrite !== undefined && !repeatsInstructions(rewrite, prompt[subject.resume.language]);
    return (own && reworded(change, rewrite, subject)) || change;
  });
  if (spoken(worded)) return { changes: worded, engine: { name: 'llm', model } };
  return { changes, engine: said.size > 0 ? { name: 'rules', model, reason: 'rejected' } : { name: 'rules', model } };
}

/** A proposal, never an overwrite: the rules' wording, and a model's where one is configured and its words hold. */
export const generateFix: Run<'fix.generate', Proposal> = async (subject, { llm, progress, signal }) => {
  const { content, language, revision } = subject.resume;
  const { adviceIds, jobDescription } = subject.input;
  await progress('rewriting', 10);
  const analysis = subject.analysis ?? analyze({ content, language, today: thisMonth(), jobDescription });
  const { changes, unanswered } = proposeFix({ content, language, analysis, adviceIds });
  await progress('rewriting', 40);
  if (!llm || changes.length === 0) {
    const engine: Engine = changes.some((change) => change.engine === 'llm') ? analysis.engine : { name: 'rules' };
    return { changes, unanswered, revision, engine };
  }
  await progress('model', 45);
  const worded = await word(subject, analysis, changes, llm, signal);
  await progress('model', 90);
  return { ...worded, unanswered, revision };
};
