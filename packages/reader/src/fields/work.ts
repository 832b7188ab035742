import type { Work } from '@verdant/contracts';
import { hasOrganisationWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { byLabel, isBodyLabel } from '../entries/body-labels.ts';
import { type Entry, toEntries } from '../entries/entries.ts';
import { toItems } from '../entries/items.ts';
import { type Piece, piecesOf } from '../entries/pieces.ts';
import { type Draft, sourceOf } from '../parse/draft.ts';
import type { Line } from '../types.ts';
import { leansToOrganisation } from '../values/roles.ts';

/** Which piece names the post and which the company: words first, then place and weight. */
export function postAndCompany(pieces: Piece[]): {
  position: string;
  company: string;
  rest: string[];
  guessed: boolean;
} {
  const score = (p: Piece) =>
    (leansToOrganisation(p.text) ? -2 : 0) + (hasTitleWord(p.text) ? 2 : 0) - (hasOrganisationWord(p.text) ? 1 : 0);
  const labelled = (label: Piece['label']) => pieces.find((p) => p.label === label);
  const [named, titled] = [labelled('company'), labelled('position') ?? labelled('role')];
  if (named || titled) {
    const others = pieces.filter((p) => p !== named && p !== titled);
    const spare = others.find((p) => !p.label);
    const [company, position] = [named ?? spare, titled ?? spare];
    return {
      position: position?.text ?? '',
      company: company?.text ?? '',
      rest: pieces.filter((p) => p !== company && p !== position).map((p) => p.text),
      guessed: false,
    };
  }
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
    guessed: position !== undefined && company !== undefined && score(position) <= 0 && score(company) >= 0,
  };
}

export function toWork(entry: Entry): Draft<Work> {
  const { pieces, place } = piecesOf(entry.head);
  const { position, company, rest, guessed } = postAndCompany(pieces);
  const body = byLabel(toItems(entry.body, isBodyLabel));
  return {
    company,
    position,
    location: place,
    start: entry.dates?.start ?? '',
    end: entry.dates ? entry.dates.end : '',
    content: [...rest, ...body.content],
    achievements: body.achievements,
    metrics: body.metrics,
    source: sourceOf(entry, guessed ? { company: 'order', position: 'order' } : {}),
  };
}

export const parseWork = (lines: Line[]): Draft<Work>[] => toEntries(lines).map(toWork);
