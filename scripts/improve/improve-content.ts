import type { Change, Language, ResumeContent, StoredAnalysis } from '@verdant/contracts';
import { analyze, applyChange, hasGap, proposeFix } from '@verdant/resume';

/** An applied change: `text` is what stands there now. */
export type AppliedChange = { change: Change; text: string; title: { en: string; zh: string } };
export type Improvement = {
  content: ResumeContent;
  before: StoredAnalysis;
  after: StoredAnalysis;
  applied: AppliedChange[];
};

/** A change may uncover another (a sentence without its opener shows the next fault); more rounds bring nothing. */
const ROUNDS = 4;

/** What can be said without the person: the whole proposal, or its wording without gaps; null where neither can. */
function withoutAnswers({ proposed, plain, placeholders, confirm, original }: Change): string | null {
  if (confirm.length > 0) return null;
  const text = placeholders.length === 0 ? proposed : plain;
  return text === null || text === original || hasGap(text) ? null : text;
}

/** The rules' fixes that need no answer, each kept only where the score doesn't fall by it. `today` is `YYYY-MM`. */
export function improveContent(original: ResumeContent, language: Language, today: string): Improvement {
  const review = (content: ResumeContent) => analyze({ content, language, today });
  const before = review(original);
  const applied: AppliedChange[] = [];
  let content = original;
  let after = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const analysis = after;
    const adviceIds = analysis.advice.map(({ id }) => id);
    const { changes } = proposeFix({ content, language, analysis, adviceIds });
    const appliedBefore = applied.length;
    for (const change of changes) {
      const text = withoutAnswers(change);
      const next = text === null ? null : applyChange(content, change, text);
      if (text === null || next === null) continue;
      const seen = review(next);
      if (seen.score < after.score) continue;
      const advice = analysis.advice.find(({ id }) => id === change.adviceId);
      applied.push({ change, text, title: advice?.title ?? { en: change.checkId, zh: change.checkId } });
      content = next;
      after = seen;
    }
    if (applied.length === appliedBefore) break;
  }
  return { content, before, after, applied };
}
