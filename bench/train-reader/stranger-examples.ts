import { readDocx } from '../../packages/reader/src/formats/docx/read-docx.ts';
import { cellField, wordField } from '../../packages/reader/src/label/trained-fields.ts';
import { unitFeatures, type Without } from '../../packages/reader/src/label/unit-features.ts';
import { unitsOf } from '../../packages/reader/src/label/units.ts';
import { readPages } from '../../packages/reader/src/read.ts';
import { linesOf } from '../../packages/reader/src/reading.ts';
import { cut } from '../../packages/reader/src/sections/split.ts';
import type { Line } from '../../packages/reader/src/types.ts';
import type { StrangersDocument } from '../strangers/documents.ts';
import { BITS, type Examples, examplesFrom, type LabelSets } from './examples.ts';
import { asFlow } from './flow.ts';
import { decodeWith, truthLabels } from './truth-labels.ts';

/**
 * How often a document is learned from, and what is left out of it: the rules and the lists have seen these documents, so
 * what they say here is better than what they say of a new one, which has headings that no list knows.
 */
const VARIANTS: readonly { without: Without; flow?: boolean; copies: number }[] = [
  { without: {}, copies: 2 },
  { without: { rules: true, headings: true }, copies: 3 },
  { without: { words: true }, copies: 1 },
  { without: { rules: true, words: true, headings: true }, copies: 2 },
  { without: { rules: true }, flow: true, copies: 2 },
];
/** A document whose entries were not found is none to learn from. */
const LEAST_FOUND = 0.6;

async function readLines({ bytes, fileName }: StrangersDocument): Promise<Line[]> {
  const document = fileName.endsWith('.docx') ? readDocx(bytes) : await readPages(bytes, {});
  return linesOf(document).lines.flatMap((line) => cut(line) ?? [line]);
}

/**
 * The examples of a document that somebody wrote, labelled by its truth and, where that is silent, by today's weights.
 * `once`: for weights that know most of these documents, each is seen once a way, and with its words.
 */
export async function strangerExamples(
  document: StrangersDocument,
  sets: LabelSets,
  once: boolean,
): Promise<Examples[]> {
  const lines = await readLines(document);
  const isPlaced = !document.fileName.endsWith('.docx');
  const ways = VARIANTS.filter(({ flow, without }) => (!flow || isPlaced) && !(once && without.words));
  return ways.flatMap(({ without, flow, copies }) => {
    const units = unitsOf(flow ? asFlow(lines, false) : lines);
    const said = truthLabels(document.truth, units);
    if (said.found < LEAST_FOUND) return [];
    const numberOf = new Map(units.map(({ cell }, i) => [cell, i]));
    const labels = decodeWith(cellField(), unitFeatures(units, BITS), said.prior);
    const examples = examplesFrom(
      {
        units,
        labels,
        slots: (sequence, tokens, features) =>
          decodeWith(wordField(), features(), (at, slot) => {
            const { unit, from } = tokens[at]!;
            return said.slotPrior(sequence, numberOf.get(unit.cell)!, from, slot);
          }),
      },
      without,
      sets,
    );
    return Array.from({ length: once ? 1 : copies }, () => examples);
  });
}
