import { type ItemOf, section } from './descriptor.ts';

export const certifications = section({
  idPrefix: 'c',
  fields: {
    name: { kind: 'line', label: 'certificationName', json: 'name', wide: true },
    issuer: { kind: 'line', json: 'issuer', properName: true },
    date: { kind: 'date', json: 'date' },
    /** how long it holds; the schema has no word for it */
    expires: { kind: 'date', json: 'expires', optional: true },
    url: { kind: 'link', label: 'link', json: 'url', of: 'name', optional: true },
  },
  essential: 'name',
  heads: ['name'],
  notes: ['issuer', 'date'],
  json: 'certificates',
});
export type Certification = ItemOf<typeof certifications>;
