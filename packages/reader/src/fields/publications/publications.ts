import type { Publication } from '@verdant/contracts';
import { entriesByRules } from '../../entries/entries.ts';
import { toItems } from '../../entries/items.ts';
import { piecesOf } from '../../entries/pieces.ts';
import { type Draft, sourceOf } from '../../parse/draft.ts';
import { isBullet, styleOf } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { findUrl } from '../../values/contacts.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { areAuthors, areSurelyAuthors } from './authors.ts';
import { citationOf } from './citation.ts';

type Told = Draft<Publication>;

const withUrl = (url: string): Pick<Told, 'url'> => (url === '' ? {} : { url });

/** A title in a line of its own, heavier or with a dated line of short values below it, as against a work cited in one piece. */
function areEntries(lines: Line[]): boolean {
  const [first, second] = lines;
  if (!first || !second || isBullet(first.text)) return false;
  const isHead =
    (first.cells.length > 1 && findDates(first.cells.at(-1)!.text) !== null) ||
    // a row of a table: date, title, who wrote it and where
    (first.cells.length > 2 && looksLikeDate(first.cells[0]!.text));
  const isRow = /\s[|｜·]\s/.test(second.text) && findDates(first.text) === null;
  return isHead || isRow || styleOf(first) !== styleOf(second);
}

function fromEntries(lines: Line[]): Told[] {
  return entriesByRules(lines).map((found) => {
    const { head, body } = found;
    // a date in a line of its own, then the work
    const isDate = piecesOf(head, false).pieces.length === 0;
    const entry = isDate ? { ...found, head: body.slice(0, 1), body: body.slice(1) } : found;
    const { pieces } = piecesOf(entry.head, false);
    const [title = '', ...values] = pieces.map(({ text }) => text);
    const url = values.find((value) => findUrl(value)) ?? '';
    const below = pieces.slice(1).filter(({ text }) => text !== url);
    const told = below.map(({ text }) => text);
    // one value by itself says where it appeared, unless it can be nothing but names
    const beside = below.filter(({ line }) => line === below[0]!.line).length;
    const authors = told.find(beside > 1 ? areAuthors : areSurelyAuthors) ?? (beside > 1 ? told[0]! : '');
    const [venue = '', ...more] = told.filter((value) => value !== authors);
    const description = [...more, ...toItems(entry.body)].join('\n');
    const date = entry.dates?.start ?? '';
    return { title, authors, venue, date, description, ...withUrl(findUrl(url)?.value ?? ''), source: sourceOf(entry) };
  });
}

/** Works that somebody has published: entries under their titles, or citations. */
export function parsePublications(lines: Line[]): Told[] {
  if (areEntries(lines)) return fromEntries(lines);
  return toItems(lines)
    .map(citationOf)
    .map(({ url, ...cited }) => ({ ...cited, description: '', ...withUrl(url) }));
}
