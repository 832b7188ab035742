import { forms } from '../entry.ts';
import { foldText } from '../fold.ts';
import { industrySources } from '../industries/index.ts';

let known: ReadonlySet<string> | undefined;

/** True for a title of one of the industries, as a whole. */
export function isKnownTitle(text: string): boolean {
  known ??= new Set(industrySources.flatMap(({ titles }) => titles.split('|').flatMap(forms).map(foldText)));
  return known.has(foldText(text.trim()));
}
