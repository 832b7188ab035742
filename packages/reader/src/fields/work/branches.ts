import { anyOf, branchEndings } from '@verdant/lexicon/vocabulary';
import type { Head, Piece } from '../../entries/pieces.ts';
import type { Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';

const endsAsBranch = anyOf(branchEndings, { at: 'end' });
/** No name of a branch is longer, in letters. */
const LONGEST = 14;

/** `云海银行 松林支行`: an employer and the branch behind it, parted by a space, are one name and no post. */
export function withBranches({ pieces, place }: Head, head: readonly Line[]): Head {
  const isBranch = (piece: Piece, above: Piece | undefined): boolean =>
    above !== undefined &&
    above.line === piece.line &&
    !piece.label &&
    piece.text.length <= LONGEST &&
    endsAsBranch.test(piece.text) &&
    leanOf(above.text) <= -3 &&
    (head[piece.line]?.text.includes(`${above.text} ${piece.text}`) ?? false);
  const out: Piece[] = [];
  for (const piece of pieces) {
    const above = out.at(-1);
    if (isBranch(piece, above)) out[out.length - 1] = { ...above!, text: `${above!.text} ${piece.text}` };
    else out.push(piece);
  }
  return { pieces: out, place };
}
