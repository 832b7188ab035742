/**
 * A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001). Features are hashed into 2^bits rows, each
 * with a weight a label; transitions stand from label to label, the first row for the beginning of a sequence.
 */
export type Crf = {
  labels: readonly string[];
  bits: number;
  weights: Float32Array;
  transitions: Float32Array;
  /** the exponentials of the transitions, where these change no more */
  jump?: Float64Array;
  /** where only some rows are kept: the place of each, -1 for the others */
  rowOf?: Int32Array;
};
/** The rows of the features that hold at one place. */
export type Features = Int32Array;

function addScores({ weights, rowOf, labels }: Crf, features: Features, out: Float64Array, base: number): void {
  const L = labels.length;
  for (let i = 0; i < features.length; i++) {
    const row = (rowOf ? rowOf[features[i]!]! : features[i]!) * L;
    if (row < 0) continue;
    for (let l = 0; l < L; l++) out[base + l]! += weights[row + l]!;
  }
}

/**
 * Scores of every label at every place, place by place. `shared` are more features of each place, in lists that many
 * places have in common: each list is looked at once.
 */
export function emissions(
  crf: Crf,
  sequence: readonly Features[],
  shared: readonly (readonly Features[])[] = [],
): Float64Array {
  const L = crf.labels.length;
  const out = new Float64Array(sequence.length * L);
  const known = new Map<Features, Float64Array>();
  const scoresOf = (features: Features): Float64Array => {
    let scores = known.get(features);
    if (!scores) {
      scores = new Float64Array(L);
      addScores(crf, features, scores, 0);
      known.set(features, scores);
    }
    return scores;
  };
  sequence.forEach((features, at) => {
    const base = at * L;
    addScores(crf, features, out, base);
    for (const list of shared[at] ?? []) {
      const scores = scoresOf(list);
      for (let l = 0; l < L; l++) out[base + l]! += scores[l]!;
    }
  });
  return out;
}

/** The likeliest labels, by their numbers. */
export function viterbi(crf: Crf, scores: Float64Array): Int32Array {
  const L = crf.labels.length;
  const T = scores.length / L;
  const { transitions } = crf;
  const best = new Float64Array(T * L);
  const from = new Int32Array(T * L);
  for (let l = 0; l < L && T; l++) best[l] = scores[l]! + transitions[l]!;
  const top = new Float64Array(L);
  // row by row, as the transitions lie in memory
  for (let t = 1; t < T; t++) {
    top.fill(-Infinity);
    for (let k = 0; k < L; k++) {
      const [before, row] = [best[(t - 1) * L + k]!, (k + 1) * L];
      for (let l = 0; l < L; l++) {
        const score = before + transitions[row + l]!;
        if (score > top[l]!) {
          top[l] = score;
          from[t * L + l] = k;
        }
      }
    }
    for (let l = 0; l < L; l++) best[t * L + l] = top[l]! + scores[t * L + l]!;
  }
  const path = new Int32Array(T);
  let last = 0;
  for (let l = 1; l < L && T; l++) if (best[(T - 1) * L + l]! > best[(T - 1) * L + last]!) last = l;
  for (let t = T - 1; t >= 0; t--) {
    path[t] = last;
    last = from[t * L + last]!;
  }
  return path;
}

/**
 * What a pass forward and backward leaves, scaled at each place: `forward · backward` is the probability of each label
 * there; `local` the exponentials of the scores, `jump` those of the transitions, `scale` what each place was divided by.
 */
export type Chain = {
  forward: Float64Array;
  backward: Float64Array;
  local: Float64Array;
  jump: Float64Array;
  scale: Float64Array;
  logZ: number;
};

export function sums(crf: Crf, scores: Float64Array): Chain {
  const L = crf.labels.length;
  const T = scores.length / L;
  const jump = crf.jump ?? Float64Array.from(crf.transitions, Math.exp);
  const local = new Float64Array(T * L);
  const [forward, backward, scale] = [new Float64Array(T * L), new Float64Array(T * L), new Float64Array(T)];
  const reached = new Float64Array(L);
  let logZ = 0;
  for (let t = 0; t < T; t++) {
    let top = -Infinity;
    for (let l = 0; l < L; l++) top = Math.max(top, scores[t * L + l]!);
    for (let l = 0; l < L; l++) local[t * L + l] = Math.exp(scores[t * L + l]! - top);
    let total = 0;
    if (t) reached.fill(0);
    else reached.set(jump.subarray(0, L));
    for (let k = 0; t && k < L; k++) {
      const [before, row] = [forward[(t - 1) * L + k]!, (k + 1) * L];
      for (let l = 0; l < L; l++) reached[l]! += before * jump[row + l]!;
    }
    for (let l = 0; l < L; l++) total += forward[t * L + l] = reached[l]! * local[t * L + l]!;
    for (let l = 0; l < L; l++) forward[t * L + l]! /= total;
    scale[t] = total;
    logZ += Math.log(total) + top;
  }
  for (let l = 0; l < L && T; l++) backward[(T - 1) * L + l] = 1;
  const ahead = new Float64Array(L);
  for (let t = T - 2; t >= 0; t--) {
    for (let l = 0; l < L; l++) ahead[l] = (local[(t + 1) * L + l]! * backward[(t + 1) * L + l]!) / scale[t + 1]!;
    for (let k = 0; k < L; k++) {
      let sum = 0;
      for (let l = 0; l < L; l++) sum += jump[(k + 1) * L + l]! * ahead[l]!;
      backward[t * L + k] = sum;
    }
  }
  return { forward, backward, local, jump, scale, logZ };
}

/** The probability of each label at each place. */
export function marginals(crf: Crf, scores: Float64Array): Float64Array {
  const { forward, backward } = sums(crf, scores);
  return forward.map((value, i) => value * backward[i]!);
}
