import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Measures } from '@verdant/contracts';
import { GROWTH, measuresAt, STEPS } from '../fit/density-steps.ts';
import { firstFitting } from '../fit/first-fitting.ts';
import type { Source } from '../render-source.ts';
import type { Layouts } from './compiler.ts';

export type Fitted = { document: NodeTypstDocument; measures: Measures; fits: boolean };

/**
 * The document on the wished number of pages: set closer where that takes too many, closest where it does not fit at all;
 * wider, where its template's library fills pages, as long as it still fits. Text for fewer pages is not spread over more.
 */
export function fitDocument({ measures: chosen, pages, fills }: Source, layout: Layouts): Fitted {
  if (pages === null) return { document: layout(chosen), measures: chosen, fits: true };
  const found = new Map<number, NodeTypstDocument>();
  const at = (step: number) => {
    const document = found.get(step) ?? layout(measuresAt(chosen, step));
    found.set(step, document);
    return document;
  };
  const fits = (step: number) => at(step).numOfPages <= pages;
  const closer = firstFitting(fits);
  const widens = fills && closer === 0 && at(0).numOfPages === pages;
  const step = widens ? firstFitting(fits, -GROWTH, 0) : closer;
  const set = step ?? STEPS;
  return { document: at(set), measures: measuresAt(chosen, set), fits: step !== null };
}
