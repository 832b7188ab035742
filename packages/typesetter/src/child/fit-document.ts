import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Measures } from '@verdant/contracts';
import { measuresAt, STEPS } from '../fit/density-steps.ts';
import { firstFitting } from '../fit/first-fitting.ts';
import type { Source } from '../render-source.ts';
import type { Layouts } from './compiler.ts';

export type Fitted = { document: NodeTypstDocument; measures: Measures; fits: boolean };

/** The document as wide as it may be set on the wished number of pages; set closest where it does not fit at all. */
export function fitDocument({ measures: chosen, pages }: Source, layout: Layouts): Fitted {
  if (pages === null) return { document: layout(chosen), measures: chosen, fits: true };
  const found = new Map<number, NodeTypstDocument>();
  const at = (step: number) => {
    const document = found.get(step) ?? layout(measuresAt(chosen, step));
    found.set(step, document);
    return document;
  };
  const step = firstFitting((each) => at(each).numOfPages <= pages);
  const set = step ?? STEPS;
  return { document: at(set), measures: measuresAt(chosen, set), fits: step !== null };
}
