import { knownKinds } from '../sections/known.ts';
import type { Row, Run } from './rows.ts';

const ADDRESS = /@|^(?:https?:\/\/|www\.)|\.\w{2,}(?:\/|$)/i;
/** Marks of tracking and the like that nobody prints. */
const WEB = /^(?:https?:\/\/)(?<address>[^\s?#]+)/i;

/** Longer words are a sentence that happens to lead somewhere; longer addresses nobody would print. */
const LABEL = 24;
const PRINTED = 80;

/**
 * What a link adds to its words: `GitHub` leads to an address that a paper would print, `www.example.com` says it
 * itself. '' where the words say enough or the target is no address of a person.
 */
function linkText(words: string, href: string): string {
  if (ADDRESS.test(words.trim()) || words.trim().length > LABEL || href.length > PRINTED) return '';
  if (/^mailto:/i.test(href)) return ` ${href.slice(7).split('?')[0]}`;
  if (/^tel:/i.test(href)) return /\d{5}/.test(words.replace(/\D/g, '')) ? '' : ` ${href.slice(4)}`;
  const address = WEB.exec(href)?.groups?.address;
  return address ? ` ${address.replace(/\/$/, '')}` : '';
}

const textOf = (runs: Run[]): string => runs.map(({ text }) => text).join('');

/** A cell with the addresses of its links behind their words. */
function withAddresses(runs: Run[]): Run[] {
  const out: Run[] = [];
  runs.forEach((run, at) => {
    out.push(run);
    if (run.href === undefined || runs[at + 1]?.href === run.href) return;
    let from = at;
    while (runs[from - 1]?.href === run.href) from--;
    const more = linkText(textOf(runs.slice(from, at + 1)), run.href);
    if (more) out.push({ ...run, text: more });
  });
  return out;
}

/**
 * Rows in which links say their addresses, as paper would: what stands above the first section and among data of contact.
 * Elsewhere a link is kept with the entry or the words that lead there.
 */
export function withLinkWords(rows: Row[]): Row[] {
  let isTold = false;
  return rows.map((row) => {
    const kinds = row.cells.length === 1 ? knownKinds(textOf(row.cells[0]!).trim()) : null;
    if (kinds) isTold = !kinds.includes('contact');
    const hasLinks = row.cells.some((runs) => runs.some(({ href }) => href !== undefined));
    return isTold || !hasLinks ? row : { ...row, cells: row.cells.map(withAddresses) };
  });
}
