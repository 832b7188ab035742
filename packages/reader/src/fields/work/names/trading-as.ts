import { alternation, anyOf, selfEmployed, tradingAs } from '@verdant/lexicon/vocabulary';
import { trimEdges } from '../../../entries/pieces.ts';

type Names = { company: string; position: string };

const AS = new RegExp(`(?:^|[\\s,;(（–—-])${alternation(tradingAs)}\\s+(?=[\\p{L}\\d])`, 'iu');
const isOwn = anyOf(selfEmployed, { at: 'whole' });
const CLOSING = /[)）]$/u;

/** `Self employed, trading as Tarn Tiling`, `Sole trader (t/a Tarn Tiling)`, `Trading as Tarn Tiling, self-employed`. */
function parted(text: string): { own: string; name: string } | null {
  const at = AS.exec(text);
  if (!at) return null;
  const [before, behind] = [trimEdges(text.slice(0, at.index)), text.slice(at.index + at[0].length).trim()];
  if (isOwn.test(before)) return { own: before, name: before && CLOSING.test(behind) ? trimEdges(behind) : behind };
  const last = behind.lastIndexOf(', ');
  const tail = last > 0 ? trimEdges(behind.slice(last + 2)) : '';
  if (before === '')
    return isOwn.test(tail) ? { own: tail, name: behind.slice(0, last) } : { own: '', name: trimEdges(behind) };
  return null;
}

/** Somebody who works under a name of their own: that is the employer, and being self-employed the post where no other is. */
export function withTradingName(names: Names): Names {
  const found = parted(names.company);
  if (found) return { company: found.name, position: names.position || found.own };
  const beside = names.company === '' ? parted(names.position) : null;
  return beside ? { company: beside.name, position: beside.own } : names;
}
