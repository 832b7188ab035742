import type { StoredAnalysis, Strength, Weakness } from '@verdant/contracts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { readDocument } from '../document/document.ts';
import { matchJob } from '../match/match-job.ts';
import { advise } from './advice.ts';
import { bandOf } from './bands.ts';
import { industryOf } from './industry.ts';
import { accountFor, type Judged } from './ledger.ts';
import { judge } from './score.ts';

const MAX_WEAKNESSES = 5;
const MIN_STRENGTH_POINTS = 2;

const strengths = (judged: readonly Judged[]): Strength[] =>
  judged.flatMap(({ check, finding }) => {
    const good = (finding.good ?? []).filter(({ quote }) => quote.trim() !== '').slice(0, 3);
    if (check.praise === null || check.allotment < MIN_STRENGTH_POINTS || finding.severity > 0.1 || good.length === 0)
      return [];
    return [{ checkId: check.id, text: check.praise, evidence: good }];
  });

/** The rules' whole answer. Pure: the same input gives the same analysis, whenever and wherever. */
export function analyze(input: AnalyzeInput): StoredAnalysis {
  const document = readDocument(input);
  const judged = judge(document);
  const { score, groups, ledger } = accountFor(document, judged);
  const weaknesses: Weakness[] = ledger
    .filter(({ lost }) => lost > 0)
    .slice(0, MAX_WEAKNESSES)
    .map(({ checkId, title, lost, evidence }) => ({ checkId, text: title, lost, evidence: evidence.slice(0, 3) }));
  const match = input.jobDescription ? matchJob({ ...input, jobDescription: input.jobDescription }, score) : null;
  const industry = industryOf(document);
  return {
    score,
    band: bandOf(score),
    groups,
    ledger,
    strengths: strengths(judged),
    weaknesses,
    advice: advise(document, judged, ledger),
    match,
    summary: null,
    engine: { name: 'rules' },
    settings: input.settings ?? {},
    industry: industry && { id: industry.id, name: { en: industry.en, zh: industry.zh } },
  };
}
