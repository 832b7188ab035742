import { hashIn } from '../../lib/paths.ts';

export type Part = { at: number; text: string; href?: string };

/** ASCII only: in Chinese the sentence goes on without a space. */
const ADDRESS = /https?:\/\/[!-~]*[A-Za-z0-9_/=&-]/g;

/**
 * A text cut at its web addresses. An address that leads into this site's pages keeps only its hash, so that it works
 * whatever name the server is reached by.
 */
export function linked(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index) });
    parts.push({ at: index, text: address, href: hashIn(address) ?? address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}
