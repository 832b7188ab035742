import type { WholeStyle } from '@verdant/contracts';
import { twips } from './styles.ts';

/** Sizes in pt. */
const papers = { a4: { width: 595.3, height: 841.9 }, letter: { width: 612, height: 792 } };
const MARGIN = { x: 54, y: 48 };

/** Paper and margins in twips, and where a date on the right ends. */
export function pageOf({ paper, margins }: WholeStyle) {
  const { width, height } = papers[paper];
  const [x, y] = [MARGIN.x * margins, MARGIN.y * margins];
  return {
    size: { width: twips(width), height: twips(height) },
    margin: { top: twips(y), bottom: twips(y), left: twips(x), right: twips(x) },
    right: twips(width - 2 * x),
  };
}
