import { type ItemOf, section } from './descriptor.ts';

/** What somebody has written, alone or with others. */
export const publications = section({
  idPrefix: 'b',
  fields: {
    title: { kind: 'line', label: 'publicationTitle', json: 'name', wide: true, properName: true },
    // the schema has no word for it
    authors: { kind: 'line', wide: true, properName: true },
    venue: { kind: 'line', json: 'publisher', properName: true },
    date: { kind: 'date', json: 'releaseDate' },
    description: { kind: 'text', json: 'summary' },
    url: { kind: 'link', label: 'link', json: { key: 'url', or: ['website'] }, of: 'title', optional: true },
  },
  essential: 'title',
  heads: ['title'],
  notes: ['venue', 'date'],
  json: 'publications',
  addedLater: true,
});
export type Publication = ItemOf<typeof publications>;
