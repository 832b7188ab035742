import { type ItemOf, section } from './descriptor.ts';

export const skills = section({
  idPrefix: 's',
  fields: {
    category: { kind: 'line', json: { key: 'name', after: [['level']] }, wide: true },
    items: { kind: 'tags', label: 'skillItems', json: 'keywords' },
  },
  essential: 'category',
  heads: ['category', 'items'],
  notes: [],
  json: 'skills',
});
export type Skill = ItemOf<typeof skills>;
