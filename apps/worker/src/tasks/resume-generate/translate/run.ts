import {
  Failure,
  type FieldPath,
  type Language,
  type ModelFailure,
  ModelRewrites,
  otherLanguage,
  type ResumeContent,
  type SiblingItem,
} from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { isName, textFields, verifyTranslation, writeTranslation } from '@verdant/resume';
import type { Line } from '../../../model/model-data.ts';
import { readPrompt } from '../../../model/read-prompt.ts';
import { repeatsInstructions } from '../../../model/repeats-instructions.ts';
import type { JobContext, Subject } from '../../define-job.ts';
import { batches } from '../batches.ts';
import type { Version } from '../version.ts';

type Given = Subject<'resume.generate'>;
const prompt = readPrompt(import.meta.url);
const ANSWER_TOKENS = { min: 800, max: 6_000 };
/** Ways to reach a person are the same in every language, and no model needs to see them. */
const CARRIED = /^(?:basics\/(?:email|phone|linkedin|homepage|profiles)|references\/[^/]+\/(?:email|phone))$/;

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z][a-z\d'’-]*/g) ?? [];

/** Names first, so that the same name reads the same everywhere; then short lines; then longer texts. */
function inOrder(content: ResumeContent): Line[] {
  const rank = ({ path, kind }: { path: FieldPath; kind: string }) => (isName(path) ? 0 : kind === 'line' ? 1 : 2);
  return textFields(content)
    .filter(({ path }) => !CARRIED.test(path))
    .map((field, index) => ({ ...field, index }))
    .sort((a, b) => rank(a) - rank(b) || a.index - b.index)
    .map(({ path, text }) => ({ path, text }));
}

async function ask(batch: Line[], names: string[], to: Language, llm: Llm, signal: AbortSignal) {
  const tokens = 3 * estimateTokens(JSON.stringify(batch));
  return llm.ask({
    system: prompt[to],
    data: { texts: batch, names },
    schema: ModelRewrites,
    name: 'resume_translation',
    maxTokens: Math.min(ANSWER_TOKENS.max, Math.max(ANSWER_TOKENS.min, tokens)),
    signal,
  });
}

/**
 * The résumé in the other language. Every text is held against its original; one that does not hold stays as it was.
 * Failures: 'noModel' without a model, 'modelFailed' where not one text could be used.
 */
export async function translateResume(subject: Given, context: JobContext): Promise<Version> {
  const { llm, progress, showItems, signal } = context;
  if (!llm) throw new Failure('noModel');
  const { language, style } = subject.resume;
  const to: Language = otherLanguage(language);
  const lines = inOrder(subject.resume.content);
  const names = new Set<string>();
  const spoken: string[] = [];
  const items: SiblingItem[] = [];
  let content = subject.resume.content;
  let failure: ModelFailure | null = null;
  await progress('model', 5);
  for (const batch of batches(lines)) {
    const answer = await ask(batch, spoken, to, llm, signal);
    if (!answer.ok) failure = answer.failure;
    const said = new Map(answer.ok ? answer.value.rewrites.map(({ path, rewrite }) => [path, rewrite]) : []);
    for (const { path, text } of batch) {
      const given = said.get(path) ?? '';
      const verdict =
        answer.ok && !repeatsInstructions(given, prompt[to])
          ? verifyTranslation({ path, original: text, text: given, to, names })
          : { ok: false as const, reason: answer.ok ? ('beyond-facts' as const) : ('model-failed' as const) };
      const next = verdict.ok ? writeTranslation(content, path, verdict.text) : null;
      if (!verdict.ok || !next) {
        const reason = verdict.ok ? 'beyond-facts' : verdict.reason;
        items.push({ path, original: text, text, engine: 'original', reason, confirm: [] });
        continue;
      }
      content = next;
      items.push({ path, original: text, text: verdict.text, engine: 'llm', reason: null, confirm: [] });
      if (!isName(path)) continue;
      spoken.push(verdict.text);
      for (const word of wordsIn(verdict.text)) names.add(word);
    }
    await showItems(items, lines.length);
    await progress('model', 5 + (90 * items.length) / lines.length);
  }
  if (!items.some(({ engine }) => engine === 'llm')) throw new Failure('modelFailed');
  const engine = { name: 'llm' as const, model: llm.model, ...(failure ? { reason: failure } : {}) };
  return { content, style, language: to, items, engine };
}
