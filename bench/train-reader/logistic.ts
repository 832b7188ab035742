import { logistic } from '../../packages/reader/src/evidence/probability.ts';

/** What is known of a case, as named figures, and whether it came true. */
export type Case = { traits: Readonly<Record<string, number>>; right: boolean };
type Weights = Record<string, number>;

const ROUNDS = 3_000;
const RATE = 0.5;
/** How much a weight of one costs, in cases: traits that few cases have stay small. */
const SHRINK = 1.5;

/** Logistic regression with an L2 penalty on all weights but the bias, by gradient descent over all cases. */
export function fitLogistic(cases: readonly Case[]): Weights {
  const names = [...new Set(cases.flatMap(({ traits }) => Object.keys(traits)))].sort();
  const weights: Weights = { bias: 0, ...Object.fromEntries(names.map((name) => [name, 0])) };
  const squares: Weights = { ...weights };
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Weights = Object.fromEntries(names.map((name) => [name, SHRINK * weights[name]!]));
    slope.bias = 0;
    for (const { traits, right } of cases) {
      const error = logistic(weights, traits) - (right ? 1 : 0);
      slope.bias += error;
      for (const [name, value] of Object.entries(traits)) slope[name]! += error * value;
    }
    // AdaGrad: each weight at its own pace
    for (const name of Object.keys(weights)) {
      squares[name]! += slope[name]! ** 2;
      weights[name]! -= (RATE * slope[name]!) / Math.sqrt(squares[name]! + 1e-9);
    }
  }
  return weights;
}
