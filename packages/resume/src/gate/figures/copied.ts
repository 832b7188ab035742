import type { Quantity } from '../../text/quantities.ts';

const plainDashes = (text: string) => text.replace(/[‐-―−]/g, '-').toLowerCase();

/** Ward 7B, the 2-3s room: a figure in a name that heads the entry, copied with the word beside it. */
export function isInName(text: string, { from, to }: Pick<Quantity, 'from' | 'to'>, head: readonly string[]): boolean {
  const before = text.slice(0, from).match(/[\p{L}]{3,20}[ -]$/u)?.[0] ?? '';
  const behind = text.slice(to).match(/^[\p{L}\d–-]{0,4}(?: [\p{L}]{3,20})?/u)?.[0] ?? '';
  const range = text.slice(0, from).match(/\d{1,3}[–-]$/)?.[0] ?? '';
  const figure = text.slice(from, to);
  const names = [`${before}${figure}`, `${range}${figure}${behind}`].filter((name) => /\p{L}{3}/u.test(name));
  return names.some((name) => head.some((line) => plainDashes(line).includes(plainDashes(name))));
}
