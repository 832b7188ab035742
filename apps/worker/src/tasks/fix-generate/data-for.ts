import { type Change, entryPath, type StoredAnalysis } from '@verdant/contracts';
import { estimateTokens } from '@verdant/llm';
import { DATA_TOKENS, entriesOf, fitting, prose, shortened } from '../../model/model-data.ts';
import type { Subject } from '../define-job.ts';

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
