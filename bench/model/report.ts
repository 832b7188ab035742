import type { LlmEvent } from '../../packages/llm/src/index.ts';
import type { Verdict } from './judge.ts';

/** For a million tokens, in the operator's currency. */
export type Prices = { input: number; output: number };
export type Tally = { ms: number[]; events: LlmEvent[]; verdicts: Verdict[] };

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
const costOf = (events: readonly LlmEvent[], { input, output }: Prices) =>
  sum(events.map((one) => one.promptTokens * input + one.completionTokens * output)) / 1_000_000;

function counted(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

/** Lines about one step over all people. */
export function reportStep(step: string, { ms, events, verdicts }: Tally, prices: Prices): string[] {
  const failures = events.flatMap(({ failure }) => failure ?? []);
  const refused = verdicts.filter((verdict) => verdict.startsWith('refused'));
  const of = (kind: Verdict) => verdicts.filter((verdict) => verdict === kind).length;
  const priced = prices.input > 0 || prices.output > 0;
  return [
    step,
    `  time        ${ms.length} runs, mean ${seconds(sum(ms) / Math.max(1, ms.length))}, slowest ${seconds(Math.max(0, ...ms))}`,
    `  calls       ${events.length} with ${sum(events.map(({ requests }) => requests))} requests; ${failures.length} failed${failures.length > 0 ? ` (${counted(failures)})` : ''}`,
    `  tokens      ${sum(events.map(({ promptTokens }) => promptTokens))} in, ${sum(events.map(({ completionTokens }) => completionTokens))} out; ${priced ? `${costOf(events, prices).toFixed(4)} in all, ${(costOf(events, prices) / Math.max(1, ms.length)).toFixed(5)} each` : 'no price is set'}`,
    `  malformed   ${sum(events.map(({ malformed }) => malformed))} answers, ${sum(events.map(({ cut }) => cut))} of them cut off; ${failures.filter((one) => one === 'questionCut').length} questions cut`,
    `  wordings    ${verdicts.length}: ${share(of('accepted'), verdicts.length)} accepted, ${share(of('gap'), verdicts.length)} with a figure left as a gap, ${share(of('asked'), verdicts.length)} asked, ${share(refused.length, verdicts.length)} refused`,
    ...(refused.length > 0
      ? [`              ${counted(refused.map((verdict) => verdict.slice('refused: '.length)))}`]
      : []),
  ];
}
