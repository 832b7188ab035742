import { ruleSlots } from '../../packages/reader/src/label/rule-slots.ts';
import { sequencesOf } from '../../packages/reader/src/label/sequences.ts';
import { tokenFeatures } from '../../packages/reader/src/label/token-features.ts';
import { createFlags, headOf } from '../../packages/reader/src/label/token-pieces.ts';
import { tokensOf } from '../../packages/reader/src/label/tokens.ts';
import { unitFeatures } from '../../packages/reader/src/label/unit-features.ts';
import { unitsOf } from '../../packages/reader/src/label/units.ts';
import { linesOfSample, type Sample } from './samples.ts';
import { goldSlots } from './token-labels.ts';
import type { Example } from './train-crf.ts';
import { goldLabels } from './unit-labels.ts';

export const BITS = 18;

/** Labels by their numbers, in the order in which they were met. */
export class LabelSet {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/**
 * The examples of a sample: its cells, and the words of its heads. In some the rules' opinion is left out, in some the
 * words, so that no kind of feature is leant on alone.
 */
export function examplesOf(sample: Sample, units: LabelSet, slots: LabelSet): { cells: Example; words: Example[] } {
  const { lines, tags } = linesOfSample(sample);
  const found = unitsOf(lines);
  const gold = goldLabels(found, tags);
  const without = { rules: sample.seed % 5 === 0, words: sample.seed % 7 === 0 };
  const cells = {
    features: unitFeatures(found, BITS, without),
    labels: Int32Array.from(gold, (label) => units.numberOf(label)),
  };
  const heads = sequencesOf(found.map((unit, i) => ({ unit, label: gold[i]! })))
    .map((sequence) => ({ sequence, tokens: sequence.units.flatMap(tokensOf) }))
    .filter(({ tokens }) => tokens.length);
  const rules = ruleSlots(heads);
  const flagsOf = createFlags();
  const words = heads.flatMap(({ sequence, tokens }, i): Example[] => {
    const labels = goldSlots(tokens, tags);
    if (!labels) return [];
    const context = { kind: sequence.kind, rules: without.rules ? [] : rules[i]! };
    const features = tokenFeatures(headOf(tokens, flagsOf), context, BITS);
    return [{ features, labels: Int32Array.from(labels, (label) => slots.numberOf(label)) }];
  });
  return { cells, words };
}
