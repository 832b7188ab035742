import type { Language } from '@verdant/contracts';
import { resumeOf, type Trio } from '@verdant/testkit/match-cases/trios';
import { matchJob } from '../src/match/match-job.ts';

const TODAY = '2026-11';

export type Ordered = { right: number; pairs: number; wrong: string[]; scores: number[][] };

/** Of every two of the three people, whether the better one for the job has the higher match. A tie is wrong. */
export function measureOrder(trios: readonly Trio[], language: Language): Ordered {
  let right = 0;
  const wrong: string[] = [];
  const scores = trios.map(({ job, people }) => {
    const matches = people.map((one) => {
      const input = { content: resumeOf(one), language, today: TODAY, jobDescription: job };
      return matchJob(input, 70)?.score ?? 0;
    });
    for (const [better, worse] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      if (matches[better]! > matches[worse]!) right += 1;
      else wrong.push(`${job.split('\n')[0]}: ${matches.join(', ')}`);
    }
    return matches;
  });
  return { right, pairs: trios.length * 3, wrong, scores };
}
