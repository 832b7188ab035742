import type { Advice, Change, Language, ResumeContent, StoredAnalysis } from '@verdant/contracts';
import { readField } from '../content/field.ts';
import { shortHash } from '../text/hash.ts';

export type ProposeInput = {
  content: ResumeContent;
  language: Language;
  analysis: StoredAnalysis;
  adviceIds: string[];
};

/** A model's wording beats the rules'; then the one with fewer gaps; then the earlier, which is worth more points. */
const stronger = (a: Advice, b: Advice): Advice => {
  if (a.engine !== b.engine) return a.engine === 'llm' ? a : b;
  return b.placeholders.length < a.placeholders.length && b.rewrite !== b.original ? b : a;
};

/** A model's wording of a text answers whatever else is said about it. */
function inModelsWords(advice: Advice, { advice: all }: StoredAnalysis): Advice {
  if (advice.engine === 'llm') return advice;
  const better = all.find(({ engine, path, rewrite }) => engine === 'llm' && path === advice.path && rewrite !== null);
  if (!better) return advice;
  const { original, rewrite, plain, placeholders, confirm, engine } = better;
  return { ...advice, original, rewrite, plain, placeholders, confirm, engine };
}

function change(advice: Advice): Change {
  const { id, checkId, path, original, rewrite, plain, placeholders, confirm, engine } = advice;
  return {
    id: `change-${shortHash(`${id}\n${original}\n${rewrite}`)}`,
    adviceId: id,
    checkId,
    path,
    original,
    proposed: rewrite!,
    plain,
    placeholders,
    confirm,
    engine,
    state: 'pending',
    final: null,
  };
}

/**
 * One change for each text that the chosen advice can put better; several pieces of advice on one text share the
 * strongest wording and are all covered by it. `unanswered` are those that need the person's own words: no rewrite, an
 * id that is unknown, or a text that has changed since.
 */
export function proposeFix({ content, analysis, adviceIds }: ProposeInput): {
  changes: Change[];
  unanswered: string[];
} {
  const byId = new Map(analysis.advice.map((advice) => [advice.id, advice]));
  const chosen = new Map<string, Advice>();
  const unanswered: string[] = [];
  for (const id of new Set(adviceIds)) {
    const asked = byId.get(id);
    const advice = asked && inModelsWords(asked, analysis);
    if (!advice || advice.rewrite === null || readField(content, advice.path) !== advice.original) {
      unanswered.push(id);
      continue;
    }
    const other = chosen.get(advice.path);
    chosen.set(advice.path, other ? stronger(other, advice) : advice);
  }
  return { changes: [...chosen.values()].map(change), unanswered };
}
