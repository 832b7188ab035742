import type { Award, Certification } from '@verdant/contracts';
import { isBullet, styleOf } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findDates } from '../values/dates.ts';
import { toEntries } from './entries.ts';
import { toItems } from './items.ts';
import { piecesOf, trimEdges, withoutDates } from './pieces.ts';
import type { Draft } from './work.ts';

type Honour = Draft<Award>;

const dateIn = (text: string): string => findDates(text)?.start ?? '';

/** `2023.10 Name, rank`: a date at the edge goes, a rank behind a comma is the description. */
function fromText(text: string): Honour {
  const parts = withoutDates(text).split(' | ').map(trimEdges).filter(Boolean);
  const rest = parts.length === 1 ? parts[0]! : text;
  const comma = rest.search(/[，]|,\s/);
  const name = comma > 3 ? rest.slice(0, comma) : rest;
  return { name, issuer: '', date: dateIn(text), description: comma > 3 ? trimEdges(rest.slice(comma + 1)) : '' };
}

function fromCells(line: Line): Honour {
  const { pieces } = piecesOf([line], false);
  const date = line.cells.map((c) => dateIn(c.text)).find(Boolean) ?? '';
  return {
    name: pieces[0]?.text ?? '',
    issuer: '',
    date,
    description: pieces
      .slice(1)
      .map((p) => p.text)
      .join(', '),
  };
}

/** Several lines an item, the first of heavier type: name, then issuer and date in either order, then words. */
const inBlocks = (lines: Line[]): boolean => {
  const title = styleOf(lines[0]!);
  const titles = lines.filter((l) => styleOf(l) === title).length;
  return !isBullet(lines[0]!.text) && titles < lines.length && titles >= 1 && styleOf(lines[1] ?? lines[0]!) !== title;
};

function fromBlock(lines: Line[]): Honour[] {
  return toEntries(lines).map((entry) => {
    const { pieces } = piecesOf(entry.head, false);
    const dates = entry.dates ?? findDates(entry.head.map((l) => l.text).join(' '));
    const name = pieces
      .filter((p) => p.line === pieces[0]?.line && p.bold === pieces[0]?.bold)
      .map((p) => p.text)
      .join(', ');
    const others = pieces.filter((p) => !(p.line === pieces[0]?.line && p.bold === pieces[0]?.bold));
    const description = [...others.slice(1).map((p) => p.text), ...toItems(entry.body)].join('\n');
    return { name, issuer: others[0]?.text ?? '', date: dates?.start ?? '', description };
  });
}

export function parseAwards(lines: Line[]): Honour[] {
  if (!lines.length) return [];
  if (inBlocks(lines)) return fromBlock(lines);
  if (lines.some((l) => l.cells.length > 1 && !isBullet(l.text))) {
    const cells = lines.flatMap((l) =>
      l.cells.length > 1 && l.cells.every((c) => isBullet(c.text))
        ? l.cells.map((c) => fromText(c.text.replace(/^[•·‧]\s*/, '')))
        : [fromCells(l)],
    );
    return cells.filter((h) => h.name);
  }
  return toItems(lines)
    .map(fromText)
    .filter((h) => h.name);
}

export const parseCertifications = (lines: Line[]): (Draft<Certification> & { more: string })[] =>
  parseAwards(lines).map(({ name, issuer, date, description }) => ({
    name,
    issuer: issuer || description,
    date,
    more: issuer ? description : '',
  }));
