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
import { heavyTitles } from './heavy-titles.ts';

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
  return isHead || isRow || styleOf(first) !== styleOf(second) || heavyTitles(lines) !== null;
}

function fromEntries(lines: Line[]): Told[] {
  return (heavyTitles(lines) ?? entriesByRules(lines)).map((found) => {
    const { head, body } = found;
    // a date in a line of its own, then the work
    const isDate = piecesOf(head, false).pieces.length === 0;
    const entry = isDate ? { ...found, head: body.slice(0, 1), body: body.slice(1) } : found;
    const { pieces } = piecesOf(entry.head, false);
    const title = pieces[0]?.text ?? '';
    const values = pieces.slice(1);
    const url = values.find(({ text }) => findUrl(text))?.text ?? '';
    const told = values.filter(({ text }) => text !== url);
    // who wrote it and where it came out stand in one row: a line below that is no venue
    const isOneRow = told.length > 1 && told[0]!.line === told[1]!.line;
    const isNames = ({ text }: { text: string }) => (told.length > 1 ? areAuthors(text) : areSurelyAuthors(text));
    const authors = told.find(isNames)?.text ?? (isOneRow ? told[0]!.text : '');
    const [venue = '', ...more] = told.flatMap(({ text }) => (text === authors ? [] : [text]));
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
