import type { FieldPath, ResumeContent, StoredAnalysis, Strength, Weakness } from '@verdant/contracts';
import { readField } from '../content/field.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { plainContent } from '../content/plain-content.ts';
import { type ResumeDocument, readDocument } from '../document/document.ts';
import { withoutMarks } from '../document/marks.ts';
import { matchJob } from '../match/match-job.ts';
import { adviceId, advise } from './advice.ts';
import { bandOf } from './bands.ts';
import { cardsOf } from './cards.ts';
import { industryOf } from './industry.ts';
import { accountFor, type Judged } from './ledger.ts';
import { speaksForItself, whatSpeaks } from './proven.ts';
import { restored } from './restore.ts';
import { judge } from './score.ts';

const MAX_WEAKNESSES = 5;

const MOST_QUOTED = 2;

/** How it reads costs nothing of what it says. */
const OF_FORM: ReadonlySet<string> = new Set(['BRV-01', 'STY-06', 'STY-07', 'STY-11', 'IMP-01', 'STY-08']);
/** Texts that some advice speaks against: praise of them would contradict it. */
const blamedIn = (judged: readonly Judged[]): ReadonlySet<FieldPath> =>
  new Set(
    judged.flatMap(({ check, finding }) =>
      check.voice === 'figures' || OF_FORM.has(check.id)
        ? []
        : finding.spans.filter(({ quiet }) => !quiet || check.comesFirst).map(({ path }) => path),
    ),
  );

/** What speaks for the person, by its own words: that nothing is wrong is no strength. */
const strengths = (document: ResumeDocument, content: ResumeContent, judged: readonly Judged[]): Strength[] => {
  const proven = new Set(document.bullets.filter(speaksForItself).map(({ path }) => path));
  const blamed = blamedIn(judged);
  const quoted = new Set<string>();
  return judged.flatMap(({ check, finding }) => {
    if (check.praise === null || check.voice !== 'figures') return [];
    const good = (finding.good ?? [])
      .filter(({ quote, path }) => quote.trim() !== '' && !quoted.has(path) && proven.has(path) && !blamed.has(path))
      .slice(0, MOST_QUOTED);
    if (good.length === 0) return [];
    for (const { path } of good) quoted.add(path);
    const clauses = good.map(({ path, quote }) => whatSpeaks(readField(content, path) ?? quote));
    const text = {
      en: `${check.praise.en}: ${clauses.map((clause) => `“${clause}”`).join(', ')}`,
      zh: `${check.praise.zh}：${clauses.map((clause) => `“${clause}”`).join('、')}`,
    };
    return [{ checkId: check.id, text, evidence: good }];
  });
};

const quietOf = (judged: readonly Judged[]): ReadonlySet<string> =>
  new Set(
    judged.flatMap(({ check, finding }) => {
      const said = new Set(finding.spans.filter(({ quiet }) => !quiet).map(({ path }) => path));
      return finding.spans.flatMap(({ path }) => (said.has(path) ? [] : [adviceId(check.id, path)]));
    }),
  );

/** The rules' whole answer. Pure: the same input gives the same analysis, whenever and wherever. */
export function analyze(input: AnalyzeInput): StoredAnalysis {
  const bare = withoutMarks(plainContent(input.content));
  const document = readDocument({ ...input, content: bare.content });
  const { judged: found, unsure } = judge(document, input.reading);
  const judged = document.unreadable ? [] : found.map((one) => ({ ...one, finding: restored(one.finding, bare) }));
  const { score, groups, ledger } = accountFor(document, judged);
  const weaknesses: Weakness[] = ledger
    .filter(({ lost }) => lost > 0)
    .slice(0, MAX_WEAKNESSES)
    .map(({ checkId, title, lost, evidence }) => ({ checkId, text: title, lost, evidence: evidence.slice(0, 3) }));
  const match = input.jobDescription ? matchJob({ ...input, jobDescription: input.jobDescription }, score) : null;
  const industry = industryOf(document);
  const advice = advise(document, input.content, judged, ledger);
  return {
    score,
    band: bandOf(score),
    groups,
    ledger,
    strengths: strengths(document, input.content, judged),
    weaknesses,
    advice,
    cards: cardsOf(advice, industry, quietOf(judged)),
    ...(document.unreadable && { unscored: 'language' as const }),
    ...(input.reading && { unsure }),
    match,
    summary: null,
    engine: { name: 'rules' },
    settings: input.settings ?? {},
    industry: industry && { id: industry.id, name: { en: industry.en, zh: industry.zh } },
  };
}
