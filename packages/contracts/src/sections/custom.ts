import { type ItemOf, section } from './descriptor.ts';

/**
 * What has no section of its own, under the person's own titles. One that has a name, a place or dates is an entry of its
 * section: others that follow under the same title, or under none, belong to that section too.
 */
export const custom = section({
  idPrefix: 'x',
  fields: {
    title: { kind: 'line', wide: true },
    items: { kind: 'bullets' },
    name: { kind: 'line', label: 'entryName', optional: true },
    subtitle: { kind: 'line', optional: true },
    location: { kind: 'line', optional: true },
    start: { kind: 'date', optional: true },
    end: { kind: 'end', optional: true },
    url: { kind: 'link', label: 'link', of: 'name', optional: true },
  },
  essential: 'title',
  heads: ['title', 'items'],
  notes: ['name', 'start'],
  form: ['title', 'name', 'subtitle', 'location', 'start', 'end', 'url', 'items'],
  ownTitles: true,
});
export type Custom = ItemOf<typeof custom>;
