import { ModelAnswer, type ModelFailure, type StoredAnalysis } from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { analyze, verifyModelAnswer } from '@verdant/resume';
import { chosenLines, DATA_TOKENS, entriesOf, fitting, prose, shortened } from '../../model/model-data.ts';
import { readPrompt } from '../../model/read-prompt.ts';
import { repeatsInstructions } from '../../model/repeats-instructions.ts';
import { thisMonth } from '../../model/this-month.ts';
import type { Run, Subject } from '../define-job.ts';

const prompt = readPrompt(import.meta.url);
const MAX_FINDINGS = 24;
const FINDINGS_TOKENS = 1_500;
const ANSWER_TOKENS = 4_000;

export type Analyzed = { analysis: StoredAnalysis; revision: number; jobDescription: string | null };

/** What a model gets to see: the work, not the person. Name and contacts stay here. */
export function dataFor({ resume, input }: Subject<'resume.analyze'>, analysis: StoredAnalysis) {
  const { content, language } = resume;
  const jobDescription = shortened(input.jobDescription);
  const found = analysis.advice.slice(0, MAX_FINDINGS);
  const findings = fitting(
    found.map(({ checkId, path, title }) => ({ checkId, path, says: title[language] })),
    FINDINGS_TOKENS,
  );
  const spent = estimateTokens(JSON.stringify({ findings, jobDescription }));
  const bullets = chosenLines(content, analysis, DATA_TOKENS - spent);
  const leftOut = prose(content).length - bullets.length;
  return {
    target: content.intention.position,
    entries: entriesOf(content),
    bullets,
    findings,
    jobDescription,
    leftOut,
  };
}

/** Whether anything the model said has stood: else the page must not say that it spoke. */
const hasSpoken = (rules: StoredAnalysis, joined: StoredAnalysis) =>
  joined.summary !== null ||
  joined.strengths.length > rules.strengths.length ||
  joined.weaknesses.some((weakness, index) => weakness !== rules.weaknesses[index]);

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

async function askModel(
  subject: Subject<'resume.analyze'>,
  rules: StoredAnalysis,
  llm: Llm,
  signal: AbortSignal,
): Promise<StoredAnalysis> {
  const { resume, input } = subject;
  const { content, language } = resume;
  const without = (reason: ModelFailure): StoredAnalysis => ({
    ...rules,
    engine: { name: 'rules', model: llm.model, reason },
  });
  const answer = await llm.ask({
    system: prompt[language],
    data: dataFor(subject, rules),
    schema: ModelAnswer,
    name: 'resume_review',
    maxTokens: ANSWER_TOKENS,
    signal,
  });
  if (!answer.ok) return without(answer.failure);
  const { analysis, accepted, rejected } = verifyModelAnswer({
    content,
    language,
    analysis: rules,
    answer: withoutRepeats(answer.value, prompt[language]),
    jobDescription: input.jobDescription,
    model: llm.model,
  });
  // who invents in everything they propose is not believed in the rest
  if (accepted === 0 && (rejected > 0 || !hasSpoken(rules, analysis))) return without('rejected');
  return analysis;
}

/** The rules always; a model's words beside them where one is configured and its words hold. */
export const analyzeResume: Run<'resume.analyze', Analyzed> = async (subject, { llm, progress, signal }) => {
  const { content, language, revision } = subject.resume;
  const { jobDescription, settings } = subject.input;
  await progress('checking', 10);
  const rules = analyze({
    content,
    language,
    today: thisMonth(),
    jobDescription,
    settings,
    ...(subject.reading && { reading: subject.reading }),
  });
  await progress('checking', 40);
  if (!llm || rules.unscored) return { analysis: rules, revision, jobDescription };
  await progress('model', 45);
  const analysis = await askModel(subject, rules, llm, signal);
  await progress('model', 90);
  return { analysis, revision, jobDescription };
};
