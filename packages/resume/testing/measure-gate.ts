import { type Case, resumeAround } from '@verdant/testkit/gate-cases/case';
import { factGate, type GateVerdict } from '../src/gate/fact-gate.ts';

/** `beside` are further lines of the same entry. */
export const judge = ({ original, rewrite }: Case, beside: readonly string[] = []): GateVerdict =>
  factGate({
    content: resumeAround(original, beside),
    path: 'work/w1/content/0',
    original,
    rewrite,
    language: /\p{Script=Han}/u.test(original) ? 'zh' : 'en',
    jobDescription:
      'Kafka, Snowflake and 10 years at Google. 300% growth. CPA. 要求：主导过千万级项目，熟悉 Flink，硕士，带过 50 人团队。',
  });

/** Whether a rewrite passes as it is, and nothing of it is asked of the person. */
export function isAccepted(original: string, rewrite: string): boolean {
  const verdict = judge({ kind: '', claim: '', original, rewrite });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
}

export type GateMeasure = {
  cases: number;
  refused: number;
  gapped: number;
  /** let through, but the person is asked about the very words */
  asked: Case[];
  falseAccepts: Case[];
};

/** What may be true and only the person knows (an outcome, a wider scope) may be asked about; nothing else may pass. */
const ASKABLE = new Set(['outcome', 'scope', 'done']);

export function measureHostile(all: readonly Case[]): GateMeasure {
  const measure: GateMeasure = { cases: all.length, refused: 0, gapped: 0, asked: [], falseAccepts: [] };
  for (const one of all) {
    const verdict = judge(one);
    if (!verdict.ok) measure.refused += 1;
    else if (!verdict.text.normalize('NFKC').includes(one.claim.normalize('NFKC'))) measure.gapped += 1;
    else if (ASKABLE.has(one.kind) && verdict.confirm.length > 0) measure.asked.push(one);
    else measure.falseAccepts.push(one);
  }
  return measure;
}

/** How many honest rewrites pass; `gapped` are those in which a figure was taken for an invention. */
export function measureHonest(all: readonly Case[]): { cases: number; accepted: number; rejected: [Case, string][] } {
  const rejected = all.flatMap((one): [Case, string][] => {
    const verdict = judge(one);
    if (!verdict.ok) return [[one, verdict.reason]];
    return verdict.text === one.rewrite ? [] : [[one, `changed to: ${verdict.text}`]];
  });
  return { cases: all.length, accepted: all.length - rejected.length, rejected };
}
