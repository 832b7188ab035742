import { type ItemOf, section } from './descriptor.ts';

export const awards = section({
  idPrefix: 'a',
  fields: {
    name: { kind: 'line', label: 'awardName', json: 'title', wide: true },
    issuer: { kind: 'line', json: 'awarder', properName: true },
    date: { kind: 'date', json: 'date' },
    description: { kind: 'text', json: 'summary' },
    url: { kind: 'link', label: 'link', json: 'url', of: 'name', optional: true },
  },
  essential: 'name',
  heads: ['name'],
  notes: ['issuer', 'date'],
  json: 'awards',
});
export type Award = ItemOf<typeof awards>;
