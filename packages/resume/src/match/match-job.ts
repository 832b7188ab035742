import type { JobMatch } from '@verdant/contracts';
import type { AnalyzeInput } from '../content/inputs.ts';

export type MatchInput = AnalyzeInput & { jobDescription: string };
export function matchJob(_input: MatchInput, _quality?: number): JobMatch | null {
  return null;
}
