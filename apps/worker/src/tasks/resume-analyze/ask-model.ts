import { type Engine, ModelAnswer, type ModelFailure, type StoredAnalysis } from '@verdant/contracts';
import type { Llm } from '@verdant/llm';
import { verifyModelAdvice, verifyModelAnswer } from '@verdant/resume';
import { asTheyCome } from '../../model/as-they-come.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import type { JobContext, Subject } from '../define-job.ts';
import { dataFor } from './data-for.ts';

type Given = Subject<'resume.analyze'>;
type Item = ModelAnswer['advice'][number];
const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = 4_000;
const NOTHING: ModelAnswer = { summary: '', strengths: [], weaknesses: [], advice: [] };
/** What was said about a part is no ground for anything. */
const isCut = (failure: ModelFailure) => failure === 'questionCut' || failure === 'answerCut';

/** Whether anything the model said has stood: else the page must not say that it spoke. */
const hasSpoken = (rules: StoredAnalysis, joined: StoredAnalysis) =>
  joined.summary !== null ||
  joined.strengths.length > rules.strengths.length ||
  joined.weaknesses.some((weakness, index) => weakness !== rules.weaknesses[index]);

/** It had nothing to add, which is a fine answer. */
const isSilent = ({ summary, strengths, weaknesses, advice }: ModelAnswer) =>
  summary.trim() === '' && strengths.length + weaknesses.length + advice.length === 0;

/** What a model said about the résumé, without what only repeats its instructions. */
function withoutRepeats(answer: ModelAnswer, instructions: string): ModelAnswer {
  const own = (text: string) => !repeatsInstructions(text, instructions);
  return {
    summary: own(answer.summary) ? answer.summary : '',
    strengths: answer.strengths.filter(({ text }) => own(text)),
    weaknesses: answer.weaknesses.filter(({ text }) => own(text)),
    advice: answer.advice
      .filter(({ rewrite }) => own(rewrite))
      .map((item) => (own(item.reason) ? item : { ...item, reason: '' })),
  };
}

/** Wordings that an attempt before this one has shown, as if they had been said now: they go through the gate again. */
const saidBefore = (shown: { path: string; original: string; text: string }[], rules: StoredAnalysis): Item[] =>
  shown.flatMap(({ path, original, text }) => {
    const about = rules.advice.find((advice) => advice.path === path);
    return about ? [{ checkId: about.checkId, path, original, rewrite: text, reason: '' }] : [];
  });

/** The rules' analysis with what a model says beside it; each wording is shown as soon as it is through the gate. */
export async function askModel(
  subject: Given,
  rules: StoredAnalysis,
  llm: Llm,
  context: JobContext,
): Promise<StoredAnalysis> {
  const { resume, input } = subject;
  const { content, language } = resume;
  const { model } = llm;
  const instructions = prompt[language];
  const given = { content, language, analysis: rules, jobDescription: input.jobDescription };
  const before = saidBefore(await context.shown(), rules);
  const coming = asTheyCome(context);
  const heard: Item[] = [];
  const hear = (item: Item) => {
    const advice = repeatsInstructions(item.rewrite, instructions) ? null : verifyModelAdvice(item, given);
    if (!advice?.rewrite) return;
    heard.push(item);
    const { path, original, rewrite: text, confirm } = advice;
    coming.add({ path, original, text, engine: 'llm', reason: null, confirm });
  };
  for (const item of before) hear(item);
  const data = dataFor(subject, rules);
  const answer = await llm.ask({
    system: instructions,
    data,
    schema: ModelAnswer,
    name: 'resume_review',
    maxTokens: ANSWER_TOKENS,
    signal: context.signal,
    onItem: (list, item) => list === 'advice' && hear(item as Item),
  });
  await coming.written();
  const leftOut = data.leftOut > 0 ? { leftOut: data.leftOut } : {};
  const without = (reason: ModelFailure): StoredAnalysis => ({ ...rules, engine: { name: 'rules', model, reason } });
  const join = (said: ModelAnswer) =>
    verifyModelAnswer({ ...given, answer: withoutRepeats(said, instructions), model });
  const by = (analysis: StoredAnalysis, more: Partial<Engine>): StoredAnalysis => ({
    ...analysis,
    engine: { ...analysis.engine, ...leftOut, ...more },
  });
  if (!answer.ok) {
    // what was finished before the provider fell silent has been seen, and holds
    const { analysis, accepted } = join({ ...NOTHING, advice: isCut(answer.failure) ? before : heard });
    return accepted > 0 ? by(analysis, { reason: answer.failure }) : without(answer.failure);
  }
  const { analysis, accepted, rejected } = join({ ...answer.value, advice: [...answer.value.advice, ...before] });
  if (isSilent(answer.value) && before.length === 0) return { ...rules, engine: { name: 'rules', model } };
  // who invents in everything they propose is not believed in the rest
  if (accepted === 0 && (rejected > 0 || !hasSpoken(rules, analysis))) return without('rejected');
  return by(analysis, {});
}
