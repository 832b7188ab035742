import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('known words in another order, place or measure', () => {
  test.each([
    ['what came first', 'Sketched sets in pencil, later in CAD', 'Sketched sets in CAD, later in pencil'],
    ['by a share and to it', 'Cut glaze losses by a quarter', 'Cut glaze losses to a quarter'],
    ['for whom and with whom', 'Ground pigments for the master painter', 'Ground pigments with the master painter'],
    ['without fault and without any', '五年无责任投诉', '五年无任何投诉'],
    ['the third-best as the best', 'Ran the third-largest stall on the pier', 'Ran the largest stall on the pier'],
    [
      'with and without supervision',
      "Set bones under the vet's supervision",
      "Set bones without the vet's supervision",
    ],
    ['between and during', 'Tuned harps between performances', 'Tuned harps during performances'],
    ['dealt with and resolved', 'Dealt with berth disputes', 'Resolved berth disputes'],
    ['looked into and fixed', 'Investigated lift faults', 'Fixed lift faults'],
    ['applied for and held', 'Named on a patent application for a loom', 'Named on a patent for a loom'],
    ['one of two', 'Published two papers, one as first author', 'Published two papers as first author'],
    ['covered and played', 'Sang in two operas, covering one lead role', 'Sang one lead role in two operas'],
    ['whom it was done with', 'Drew maps with teachers', 'Drew maps'],
    ['identified and discovered', 'Identified 40 moss species', 'Discovered 40 moss species'],
    ['gave and took', 'Gave statements to the coroner', 'Took statements for the coroner'],
    ['as the weather allowed', 'Rowed guests over when the weather allowed', 'Rowed guests over'],
    ['mine and the team’s', 'Planned my own rounds', 'Planned rounds for the team'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
