import { type ItemOf, section } from './descriptor.ts';

/** What has no section of its own, under the person's own titles. */
export const custom = section({
  idPrefix: 'x',
  fields: {
    title: { kind: 'line', wide: true },
    items: { kind: 'bullets' },
  },
  essential: 'title',
  heads: ['title', 'items'],
  notes: [],
  ownTitles: true,
});
export type Custom = ItemOf<typeof custom>;
