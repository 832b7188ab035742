import type { Change, Language, ResumeContent, StoredAnalysis } from '@verdant/contracts';
import { type AskedRole, analyze, applyChange, proposeFix, questionsFor, type Reading } from '@verdant/resume';
import { type Answer, type Answered, withAnswers } from './answers.ts';

/** An applied change: `text` is what stands there now. */
export type AppliedChange = { change: Change; text: string; title: { en: string; zh: string } };
export type Improvement = {
  content: ResumeContent;
  answered: Answered[];
  asked: AskedRole[];
  before: StoredAnalysis;
  after: StoredAnalysis;
  applied: AppliedChange[];
};

/** A change may uncover another (a sentence without its opener shows the next fault); more rounds bring nothing. */
const ROUNDS = 4;

/**
 * The rules' fixes that a careful editor makes unasked: marks, spelling that is surely wrong, a pronoun, words that say
 * nothing. First the answers to its questions are put in. Verbs, tense, amounts and claims stay. Each is kept only where the score doesn't fall by it. `today` is
 * `YYYY-MM`; `reading` says what of the document may be misread, which is left alone.
 */
export function improveContent(
  original: ResumeContent,
  language: Language,
  today: string,
  reading?: Reading,
  answers: readonly Answer[] = [],
): Improvement {
  const about = { language, today, ...(reading && { reading }) };
  const review = (content: ResumeContent) => analyze({ content, ...about });
  const before = review(original);
  const applied: AppliedChange[] = [];
  const told = withAnswers({ content: original, ...about }, answers);
  let { content } = told;
  let after = review(content);
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
  return { content, answered: told.answered, asked: questionsFor({ content, ...about }), before, after, applied };
}
