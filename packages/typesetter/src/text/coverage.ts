import * as fontkit from 'fontkit';
import { fontFiles } from '../fonts.ts';

let known: Set<number> | undefined;

/**
 * The code points that at least one of our families draws; the templates name all four families in every font list, the
 * chosen pair first. Read once a process (about 50 ms).
 */
export function coverage(): Set<number> {
  known ??= new Set(fontFiles().flatMap((file) => (fontkit.openSync(file) as fontkit.Font).characterSet));
  return known;
}
