import { type Crf, emissions, type Features, sums } from '@verdant/crf';

export type Example = { features: Features[]; labels: Int32Array };
export type Training = {
  epochs: number;
  rate: number;
  shrink: number;
  random: () => number;
  /** the field to go on from; without one all weights are 0 at first */
  from?: Crf;
  /** what AdaGrad takes every weight to have been through before, so that a field to go on from is not forgotten at once */
  before?: number;
  /** whether the mean of all steps is taken instead of the last one */
  mean?: boolean;
  onEpoch?: (epoch: number, loss: number) => void;
};
type Parameters = {
  values: Float32Array;
  seen: Float32Array;
  rate: number;
  shrink: number;
  /** for each the sum of its moves by the share of the training that was over, which the last values lie off the mean */
  off: Float32Array | null;
};

/**
 * Fits a CRF by AdaGrad (Duchi, Hazan, Singer 2011) on the log-likelihood, one sequence a step; `shrink` is the L1 that
 * is taken off a weight each time that it moves, so that what says nothing stays 0. Returns a new field.
 */
export function trainCrf(labels: readonly string[], bits: number, examples: Example[], training: Training): Crf {
  const L = labels.length;
  const crf: Crf = {
    labels,
    bits,
    weights: training.from?.weights.slice() ?? new Float32Array((1 << bits) * L),
    transitions: training.from?.transitions.slice() ?? new Float32Array((L + 1) * L),
  };
  const { rate, shrink } = training;
  const parameters = (values: Float32Array, shrink: number): Parameters => ({
    values,
    seen: new Float32Array(values.length).fill(training.before ?? 0),
    rate,
    shrink,
    off: training.mean ? new Float32Array(values.length) : null,
  });
  const weights = parameters(crf.weights, shrink);
  const transitions = parameters(crf.transitions, 0);
  const steps = examples.length * training.epochs;
  let done = 0;
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(training.random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    for (const at of order) loss += step(crf, examples[at]!, weights, transitions, done++ / steps);
    training.onEpoch?.(epoch, loss / examples.length);
  }
  for (const { values, off } of [weights, transitions])
    for (let i = 0; off && i < values.length; i++) values[i]! -= off[i]!;
  return crf;
}

const SMALL = 1e-4;

function move({ values, seen, rate, shrink, off }: Parameters, at: number, gradient: number, over: number): void {
  const total = seen[at]! + gradient * gradient;
  seen[at] = total;
  const step = rate / Math.sqrt(total + 1e-6);
  const value = values[at]! + step * gradient;
  const cut = step * shrink;
  const moved = Math.abs(value) <= cut ? 0 : value - Math.sign(value) * cut;
  if (off) off[at]! += over * (moved - values[at]!);
  values[at] = moved;
}

function step(
  crf: Crf,
  { features, labels }: Example,
  weights: Parameters,
  transitions: Parameters,
  over: number,
): number {
  const L = crf.labels.length;
  const T = features.length;
  if (!T) return 0;
  const scores = emissions(crf, features);
  const { forward, backward, local, jump, scale, logZ } = sums(crf, scores);
  let gold = 0;
  const pairs = new Float64Array((L + 1) * L);
  for (let t = 0; t < T; t++) {
    const l = labels[t]!;
    const before = t ? labels[t - 1]! + 1 : 0;
    gold += scores[t * L + l]! + crf.transitions[before * L + l]!;
    pairs[before * L + l]! += 1;
    for (let to = 0; to < L; to++) {
      const ahead = (local[t * L + to]! * backward[t * L + to]!) / scale[t]!;
      if (!t) pairs[to]! -= jump[to]! * ahead;
      else if (ahead > 1e-9)
        for (let k = 0; k < L; k++)
          pairs[(k + 1) * L + to]! -= forward[(t - 1) * L + k]! * jump[(k + 1) * L + to]! * ahead;
    }
  }
  for (let t = 0; t < T; t++)
    for (let l = 0; l < L; l++) {
      const gradient = (labels[t] === l ? 1 : 0) - forward[t * L + l]! * backward[t * L + l]!;
      if (Math.abs(gradient) < SMALL) continue;
      for (const feature of features[t]!) move(weights, feature * L + l, gradient, over);
    }
  for (let i = 0; i < pairs.length; i++) if (Math.abs(pairs[i]!) > SMALL) move(transitions, i, pairs[i]!, over);
  return logZ - gold;
}
