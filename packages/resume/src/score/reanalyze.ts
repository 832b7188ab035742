import type { Advice, Evidence, StoredAnalysis } from '@verdant/contracts';
import { readField } from '../content/field.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { analyze } from './analyze.ts';

/**
 * Fresh rules on changed content. What a model said earlier is kept where it still holds: its rewrites where their
 * original stands unchanged, its strengths where their quotes do, and its summary. The engine stays the previous one.
 */
export function reanalyze(previous: StoredAnalysis, input: AnalyzeInput): StoredAnalysis {
  const fresh = analyze(input);
  const stands = ({ path, quote, from, to }: Evidence) => readField(input.content, path)?.slice(from, to) === quote;
  const kept = new Map(
    previous.advice
      .filter(({ engine, path, original }) => engine === 'llm' && readField(input.content, path) === original)
      .map((advice) => [advice.id, advice]),
  );
  const advice = fresh.advice.map((item): Advice => {
    const model = kept.get(item.id);
    kept.delete(item.id);
    return model ? { ...model, lost: item.lost, severity: item.severity } : item;
  });
  const own = [...kept.values()].filter(({ lost }) => lost === 0);
  const said = previous.strengths.filter(
    ({ checkId, evidence }) => checkId === 'MODEL' && evidence.length > 0 && evidence.every(stands),
  );
  return {
    ...fresh,
    // Advice that only the model gave has no finding of the rules behind it and so nothing to outlive.
    advice: [...advice, ...own],
    cards: [...(fresh.cards ?? []), ...own.map(({ id }) => ({ kind: 'fault' as const, ids: [id] }))],
    strengths: [...said, ...fresh.strengths],
    summary: previous.summary,
    engine: previous.engine,
  };
}
