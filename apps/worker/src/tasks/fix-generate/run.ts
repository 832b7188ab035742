import type { Engine } from '@verdant/contracts';
import { analyze, proposeFix } from '@verdant/resume';
import { thisMonth } from '../../model/this-month.ts';
import type { Run } from '../define-job.ts';
import { type Worded, word } from './word.ts';

export type Proposal = Worded & { unanswered: string[]; revision: number };

/** A proposal, never an overwrite: the rules' wording, and a model's where one is configured and its words hold. */
export const generateFix: Run<'fix.generate', Proposal> = async (subject, context) => {
  const { llm, progress } = context;
  const { content, language, revision } = subject.resume;
  const { adviceIds, jobDescription } = subject.input;
  await progress('rewriting', 10);
  const analysis = (await subject.analysis()) ?? analyze({ content, language, today: thisMonth(), jobDescription });
  const { changes, unanswered } = proposeFix({ content, language, analysis, adviceIds });
  await progress('rewriting', 40);
  if (!llm || changes.length === 0) {
    const engine: Engine = changes.some((change) => change.engine === 'llm') ? analysis.engine : { name: 'rules' };
    return { changes, unanswered, revision, engine };
  }
  await progress('model', 45);
  const worded = await word(subject, analysis, changes, llm, context);
  await progress('model', 90);
  return { ...worded, unanswered, revision };
};
