import type { StoredAnalysis } from '@verdant/contracts';
import { analyze } from '@verdant/resume';
import { thisMonth } from '../../model/this-month.ts';
import type { Run } from '../define-job.ts';
import { askModel } from './ask-model.ts';

export type Analyzed = { analysis: StoredAnalysis; revision: number; jobDescription: string | null };

/** The rules always; a model's words beside them where one is configured and its words hold. */
export const analyzeResume: Run<'resume.analyze', Analyzed> = async (subject, context) => {
  const { llm, progress } = context;
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
  const analysis = await askModel(subject, rules, llm, context);
  await progress('model', 90);
  return { analysis, revision, jobDescription };
};
