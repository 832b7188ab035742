import { describe, expect, it } from 'vitest';
import { plainLines } from '../../packages/reader/src/formats/text/plain.ts';
import { cellField } from '../../packages/reader/src/label/trained-fields.ts';
import { unitFeatures } from '../../packages/reader/src/label/unit-features.ts';
import { unitsOf } from '../../packages/reader/src/label/units.ts';
import { linesOf } from '../../packages/reader/src/reading.ts';
import { BITS } from './examples.ts';
import { decodeWith, truthLabels } from './truth-labels.ts';

const text = `Marta Quillfeather
marta@quillfeather.example

Places
Harbour Bakehouse	2019 - 2022
Early baker
Kneaded for the Harbour Bakehouse and two markets.
Tidewater Ovens	2016 - 2019
Helper
`;
const truth = {
  language: 'en' as const,
  basics: { name: 'Marta Quillfeather' },
  work: [
    { company: 'Harbour Bakehouse', position: 'Early baker', start: '2019', end: '2022' },
    { company: 'Tidewater Ovens', position: 'Helper', start: '2016', end: '2019' },
  ],
};

describe('labels of a document by its truth', () => {
  const { lines } = linesOf({ lines: plainLines(text) });
  const units = unitsOf(lines);
  const said = truthLabels(truth, units);
  const labels = decodeWith(cellField(), unitFeatures(units, BITS), said.prior);
  const labelOf = (words: string) => labels[units.findIndex((unit) => unit.text.startsWith(words))];

  it('finds every entry where its values stand together', () => {
    expect(said.found).toBe(1);
    expect(labelOf('Harbour Bakehouse')).toBe('work.begin');
    expect(labelOf('Early baker')).toBe('work.head');
    expect(labelOf('Tidewater Ovens')).toBe('work.begin');
    expect(labelOf('Marta Q')).toBe('top.name');
  });

  it('begins no entry that the truth has not', () => {
    expect(labelOf('Kneaded')).not.toMatch(/begin|head/);
    expect(labels.filter((label) => label === 'work.begin')).toHaveLength(2);
  });

  it('says what words of heads are, and what they are not', () => {
    const at = units.findIndex((unit) => unit.text === 'Helper');
    const sequence = { kind: 'work', units: [units[at]!] };
    expect(said.slotPrior(sequence, at, 0, 'position')).toBe(0);
    expect(said.slotPrior(sequence, at, 0, 'company')).toBeLessThan(-1000);
  });

  it('keeps signs within a value with it, and reads a value as it is written first', () => {
    const head = 'Oat & Rye Ltd., Cove (1999) Ltd.\t2019 - 2022\nBaker\n';
    const job = { company: ['Oat & Rye Ltd.', 'Oat & Rye Ltd., Cove'], position: 'Baker', start: '2019', end: '2022' };
    const own = unitsOf(linesOf({ lines: plainLines(head) }).lines);
    const { slotPrior } = truthLabels({ language: 'en', work: [job] }, own);
    const isCompany = (sign: string) => slotPrior({ kind: 'work', units: own }, 0, head.indexOf(sign), 'company') === 0;
    expect(['&', '.', 'Rye'].map(isCompany)).toEqual([true, true, true]);
    expect([',', 'Cove', '('].map(isCompany)).toEqual([false, false, false]);
  });
});
