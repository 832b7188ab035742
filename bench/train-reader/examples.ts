import type { Features } from '@verdant/crf';
import { ruleSlots } from '../../packages/reader/src/label/rule-slots.ts';
import { type Sequence, sequencesOf } from '../../packages/reader/src/label/sequences.ts';
import { tokenFeatures } from '../../packages/reader/src/label/token-features.ts';
import { createFlags, headOf } from '../../packages/reader/src/label/token-pieces.ts';
import { type Token, tokensOf } from '../../packages/reader/src/label/tokens.ts';
import { unitFeatures, type Without } from '../../packages/reader/src/label/unit-features.ts';
import { type Unit, unitsOf } from '../../packages/reader/src/label/units.ts';
import { linesOfSample, type Sample } from './samples.ts';
import { goldSlots } from './token-labels.ts';
import type { Example } from './train-crf.ts';
import { goldLabels } from './unit-labels.ts';

export const BITS = 18;

/** Labels by their numbers, in the order in which they were met. */
export class LabelSet {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  constructor(known: readonly string[] = []) {
    for (const name of known) this.numberOf(name);
  }
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** The labels of both fields. */
export type LabelSets = { cells: LabelSet; words: LabelSet };
export type Examples = { cells: Example; words: Example[] };

/** What is known to be right of a document: the labels of its cells, and those of the words of a head (null: not known). */
export type Gold = {
  units: readonly Unit[];
  labels: readonly string[];
  slots: (sequence: Sequence, tokens: readonly Token[], features: () => Features[]) => string[] | null;
};

/** The examples of a document: its cells, and the words of its heads; some kinds of features may be left out. */
export function examplesFrom({ units, labels, slots }: Gold, without: Without, sets: LabelSets): Examples {
  const cells = {
    features: unitFeatures(units, BITS, without),
    labels: Int32Array.from(labels, (label) => sets.cells.numberOf(label)),
  };
  const heads = sequencesOf(units.map((unit, i) => ({ unit, label: labels[i]! })))
    .map((sequence) => ({ sequence, tokens: sequence.units.flatMap(tokensOf) }))
    .filter(({ tokens }) => tokens.length);
  const rules = ruleSlots(heads);
  const flagsOf = createFlags();
  const words = heads.flatMap(({ sequence, tokens }, i): Example[] => {
    const head = headOf(tokens, flagsOf);
    const featuresWith = (said: readonly (string | null)[]) =>
      tokenFeatures(head, { kind: sequence.kind, rules: said }, BITS);
    const right = slots(sequence, tokens, () => featuresWith(rules[i]!));
    if (!right) return [];
    const features = featuresWith(without.rules ? [] : rules[i]!);
    return [{ features, labels: Int32Array.from(right, (label) => sets.words.numberOf(label)) }];
  });
  return { cells, words };
}

/**
 * The examples of a drawn document. In some the rules' opinion is left out, in some the words, so that no kind of feature
 * is leant on alone.
 */
export function examplesOf(sample: Sample, sets: LabelSets): Examples {
  const { lines, tags } = linesOfSample(sample);
  const units = unitsOf(lines);
  const without = { rules: sample.seed % 5 === 0, words: sample.seed % 7 === 0 };
  const slots: Gold['slots'] = (_, tokens) => goldSlots(tokens, tags);
  return examplesFrom({ units, labels: goldLabels(units, tags), slots }, without, sets);
}
