import type {
  Advice,
  Evidence,
  FieldPath,
  Language,
  ModelAnswer,
  ResumeContent,
  StoredAnalysis,
  Strength,
  Weakness,
} from '@verdant/contracts';
import { lineLanguage } from '@verdant/contracts';
import { checkById } from '../check/registry.ts';
import { readField } from '../content/field.ts';
import { evidence } from '../document/document.ts';
import { claimsHold } from '../gate/claims.ts';
import { factGate } from '../gate/fact-gate.ts';
import { withoutGaps } from '../rewrite/gaps.ts';
import { adviceId } from '../score/advice.ts';
import { onePerText } from './one-per-text.ts';

export type VerifyInput = {
  content: ResumeContent;
  language: Language;
  analysis: StoredAnalysis;
  answer: ModelAnswer;
  jobDescription?: string | null;
  model: string;
};
export type Verified = { analysis: StoredAnalysis; rejected: number; accepted: number };

type Item = ModelAnswer['advice'][number];

/** A model writes one language; a `Localized` needs both. It is shown as it was written. */
const asWritten = (text: string) => ({ en: text, zh: text });

/** Where a model may rewrite: running text. Names, dates and contacts are the person's alone. */
const isProse = (path: FieldPath) =>
  /\/(?:content|achievements|metrics|results|items)\/\d+$|\/(?:introduction|description)$/.test(path);

/** One piece of advice of a model, null where it names no known place, another text, or goes beyond the facts. */
export function verifyModelAdvice(item: Item, input: Omit<VerifyInput, 'answer' | 'model'>): Advice | null {
  const { content, language, jobDescription, analysis } = input;
  const { path, original, rewrite, checkId } = item;
  const check = checkById.get(checkId);
  if (analysis.unsure?.some((place) => place.path === path)) return null;
  if (!check || !isProse(path) || readField(content, path) !== original) return null;
  const verdict = factGate({ content, path, original, rewrite, language, jobDescription: jobDescription ?? null });
  if (!verdict.ok) return null;
  const known = analysis.advice.find((advice) => advice.id === adviceId(checkId, path));
  const bare = verdict.placeholders.length === 0 ? verdict.text : withoutGaps(verdict.text);
  // a question of the model's own wording can't be left out by itself
  const plain = verdict.placeholders.some((question) => bare?.includes(question)) ? null : bare;
  return {
    id: adviceId(checkId, path),
    checkId,
    path,
    severity: known?.severity ?? 'low',
    lost: known?.lost ?? 0,
    title: check.title,
    detail:
      item.reason.trim() !== '' && claimsHold(item.reason, content) ? asWritten(item.reason.trim()) : check.advice,
    example: check.example?.[language] ?? null,
    original,
    rewrite: verdict.text,
    plain: plain === original ? null : plain,
    placeholders: verdict.placeholders,
    engine: 'llm',
    confirm: verdict.confirm,
  };
}

const quotes = (paths: readonly FieldPath[], content: ResumeContent): Evidence[] =>
  [...new Set(paths)].flatMap((path) => {
    const text = readField(content, path);
    return text === undefined || text.trim() === '' ? [] : [evidence(path, text)];
  });

const speaks = (text: string, { content, language }: VerifyInput) =>
  text.trim() !== '' && lineLanguage(text) === language && claimsHold(text, content);

/**
 * Holds a model's answer against the facts and joins what stands into the analysis. Points, ledger and match stay the
 * rules'; a refused rewrite leaves the rules' own in its place. `accepted` and `rejected` count pieces of advice.
 */
export function verifyModelAnswer(input: VerifyInput): Verified {
  const { analysis, answer, content, model } = input;
  const held = answer.advice.flatMap((item) => verifyModelAdvice(item, input) ?? []);
  const known = new Set(analysis.advice.map(({ id }) => id));
  const accepted = new Map(onePerText(held, (id) => known.has(id)).map((advice) => [advice.id, advice]));
  const advice = analysis.advice.map((rule) => {
    const better = accepted.get(rule.id);
    accepted.delete(rule.id);
    return better ?? rule;
  });
  const strengths = answer.strengths.flatMap(({ text, paths }): Strength[] => {
    const said = quotes(paths, content);
    return said.length > 0 && speaks(text, input)
      ? [{ checkId: 'MODEL', text: asWritten(text.trim()), evidence: said }]
      : [];
  });
  const weaknesses = analysis.weaknesses.map((rule): Weakness => {
    const said = answer.weaknesses.find(({ checkId, text }) => checkId === rule.checkId && speaks(text, input));
    return said ? { ...rule, text: asWritten(said.text.trim()) } : rule;
  });
  return {
    analysis: {
      ...analysis,
      advice: [...advice, ...accepted.values()],
      cards: [...(analysis.cards ?? []), ...[...accepted.keys()].map((id) => ({ kind: 'fault' as const, ids: [id] }))],
      strengths: [...strengths, ...analysis.strengths],
      weaknesses,
      summary: speaks(answer.summary, input) ? answer.summary.trim() : null,
      engine: { name: 'llm', model },
    },
    accepted: held.length,
    rejected: answer.advice.length - held.length,
  };
}
