import { type ItemOf, section } from './descriptor.ts';

/** Who can be asked about somebody. `References available on request` is no entry: people write it where they like. */
export const references = section({
  idPrefix: 'r',
  fields: {
    name: { kind: 'line', label: 'referee', json: 'name', wide: true, properName: true },
    // the schema has words for who it is and what was said alone
    relation: { kind: 'line' },
    organization: { kind: 'line', label: 'refereeOrganization', properName: true },
    phone: { kind: 'line', input: 'tel' },
    email: { kind: 'line', input: 'email' },
    recommendation: { kind: 'text', json: 'reference', optional: true },
  },
  essential: 'name',
  heads: ['name'],
  notes: ['relation', 'organization'],
  json: 'references',
  addedLater: true,
});
export type Reference = ItemOf<typeof references>;
