import type { StoredAnalysis } from '@verdant/contracts';
import { estimateTokens } from '@verdant/llm';
import { backgroundOf } from '../../model/background.ts';
import { chosenLines, DATA_TOKENS, entriesOf, fitting, prose, shortened } from '../../model/model-data.ts';
import type { Subject } from '../define-job.ts';

const MAX_FINDINGS = 24;
const FINDINGS_TOKENS = 1_500;
const ENTRIES_TOKENS = 1_000;

/** What a model gets to see: the work and what was learnt, not the person. Name and contacts stay here. */
export function dataFor({ resume, input }: Subject<'resume.analyze'>, analysis: StoredAnalysis) {
  const { content, language } = resume;
  const jobDescription = shortened(input.jobDescription);
  const found = analysis.advice.slice(0, MAX_FINDINGS);
  const findings = fitting(
    found.map(({ checkId, path, title }) => ({ checkId, path, says: title[language] })),
    FINDINGS_TOKENS,
  );
  const entries = fitting(entriesOf(content), ENTRIES_TOKENS);
  const { leftOut: unseen, ...background } = backgroundOf(content);
  const around = { target: content.intention.position, entries, ...background, findings, jobDescription };
  const bullets = chosenLines(content, analysis, DATA_TOKENS - estimateTokens(JSON.stringify(around)));
  const leftOut = prose(content).length - bullets.length + unseen;
  return { ...around, bullets, leftOut };
}
