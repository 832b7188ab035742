import type { Work } from '@verdant/contracts';
import type { Line } from '../types.ts';
import { isOrganisation, isTitle, leansToOrganisation } from '../values/roles.ts';
import { type Entry, toEntries } from './entries.ts';
import { toItems } from './items.ts';
import { byLabel } from './labels.ts';
import { type Piece, piecesOf } from './pieces.ts';

export type Draft<T> = Omit<T, 'id'>;

/** Which piece names the post and which the company: words first, then place and weight. */
export function postAndCompany(pieces: Piece[]): { position: string; company: string; rest: string[] } {
  const score = (p: Piece) =>
    (leansToOrganisation(p.text) ? -2 : 0) + (isTitle(p.text) ? 2 : 0) - (isOrganisation(p.text) ? 1 : 0);
  const ranked = [...pieces].sort((a, b) => score(b) - score(a));
  const post = ranked[0] && score(ranked[0]) > 0 ? ranked[0] : undefined;
  const others = pieces.filter((p) => p !== post);
  const company = others.filter((p) => score(p) < 0)[0] ?? others.find((p) => p.bold) ?? others[0];
  const second = others.find((p) => p !== company);
  const position = post ?? (company ? second : undefined);
  return {
    position: position?.text ?? '',
    company: company?.text ?? '',
    rest: pieces.filter((p) => p !== company && p !== position).map((p) => p.text),
  };
}

export function toWork(entry: Entry): Draft<Work> {
  const { pieces, place } = piecesOf(entry.head);
  const { position, company, rest } = postAndCompany(pieces);
  const body = byLabel(toItems(entry.body));
  return {
    company,
    position,
    location: place,
    start: entry.dates?.start ?? '',
    end: entry.dates ? entry.dates.end : '',
    content: [...rest, ...body.content],
    achievements: body.achievements,
    metrics: body.metrics,
  };
}

export const parseWork = (lines: Line[]): Draft<Work>[] => toEntries(lines).map(toWork);
