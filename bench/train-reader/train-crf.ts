import { type Crf, emissions, type Features, sums } from '@verdant/crf';

export type Example = { features: Features[]; labels: Int32Array };
export type Training = {
  epochs: number;
  rate: number;
  shrink: number;
  random: () => number;
  /** the field to go on from; without one all weights are 0 at first */
  from?: Crf;
  onEpoch?: (epoch: number, loss: number) => void;
};
type Parameters = { values: Float32Array; seen: Float32Array; rate: number; shrink: number };

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
  const seen = (values: Float32Array) => new Float32Array(values.length);
  const weights: Parameters = { values: crf.weights, seen: seen(crf.weights), rate, shrink };
  const transitions: Parameters = { values: crf.transitions, seen: seen(crf.transitions), rate, shrink: 0 };
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(training.random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    for (const at of order) loss += step(crf, examples[at]!, weights, transitions);
    training.onEpoch?.(epoch, loss / examples.length);
  }
  return crf;
}

const SMALL = 1e-4;

function move({ values, seen, rate, shrink }: Parameters, at: number, gradient: number): void {
  const total = seen[at]! + gradient * gradient;
  seen[at] = total;
  const step = rate / Math.sqrt(total + 1e-6);
  const value = values[at]! + step * gradient;
  const cut = step * shrink;
  values[at] = Math.abs(value) <= cut ? 0 : value - Math.sign(value) * cut;
}

function step(crf: Crf, { features, labels }: Example, weights: Parameters, transitions: Parameters): number {
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
      for (const feature of features[t]!) move(weights, feature * L + l, gradient);
    }
  for (let i = 0; i < pairs.length; i++) if (Math.abs(pairs[i]!) > SMALL) move(transitions, i, pairs[i]!);
  return logZ - gold;
}
