import type { Change, Language, ResumeContent, StoredAnalysis } from '@verdant/contracts';
import { analyze, applyChange, proposeFix, type Reading } from '@verdant/resume';

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

/**
 * The rules' fixes that a careful editor makes unasked: marks, spelling that is surely wrong, a pronoun, words that say
 * nothing. Verbs, tense, amounts and claims stay. Each is kept only where the score doesn't fall by it. `today` is
 * `YYYY-MM`; `reading` says what of the document may be misread, which is left alone.
 */
export function improveContent(
  original: ResumeContent,
  language: Language,
  today: string,
  reading?: Reading,
): Improvement {
  const review = (content: ResumeContent) => analyze({ content, language, today, ...(reading && { reading }) });
  const before = review(original);
  const applied: AppliedChange[] = [];
  let content = original;
  let after = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const analysis = after;
    const appliedBefore = applied.length;
    for (const { id, safe, title } of analysis.advice) {
      const [change] = safe ? proposeFix({ content, language, analysis, adviceIds: [id] }).changes : [];
      const next = safe && change ? applyChange(content, change, safe) : null;
      if (!safe || !change || next === null) continue;
      const seen = review(next);
      if (seen.score < after.score) continue;
      applied.push({ change, text: safe, title });
      content = next;
      after = seen;
    }
    if (applied.length === appliedBefore) break;
  }
  return { content, before, after, applied };
}
