import { alternation, postcodeLabels } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';

/** The code of a post office behind its label: `Postcode: YO1 7AA`, `（邮编 310012）`. */
const LABELLED = new RegExp(
  `[\\s.,，;；（(]{0,3}(?<![\\p{Script=Latin}\\d])(?<label>${alternation(postcodeLabels)})\\s?[:：.]?\\s?(?<code>(?=[A-Z]{0,4}\\d)[A-Z\\d]{2,5}(?:[\\s-]?[A-Z\\d]{2,5})?)(?![A-Za-z\\d])[)）]?`,
  'iu',
);

type Found = { address: string; rest: string[] };

/** An address whose code stands in it without its label; a Chinese address has none, what says it is left over. */
function withPlainCode({ address, rest }: Found): Found {
  const m = LABELLED.exec(address);
  if (!m || m.index === 0) return { address, rest };
  const { label, code } = m.groups!;
  const [before, behind] = [address.slice(0, m.index), address.slice(m.index + m[0].length)];
  if (isCjk(address)) return { address: (before + behind).trim(), rest: [...rest, `${label}：${code}`] };
  return { address: `${before}${/[.,]/.test(m[0]) ? ', ' : ' '}${code}${behind}`, rest };
}

/** An address together with its code, whether its label stands in it or in a text of its own. */
export function withPostcode(found: Found): Found {
  const { address, rest } = withPlainCode(found);
  const at = rest.findIndex((text) => LABELLED.exec(text)?.[0].length === text.length);
  const code = LABELLED.exec(rest[at] ?? '')?.groups?.code;
  if (!address || !code || isCjk(address)) return { address, rest };
  const others = rest.filter((_, i) => i !== at);
  return { address: address.includes(code) ? address : `${address} ${code}`, rest: others };
}
