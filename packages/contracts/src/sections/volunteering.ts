import { type ItemOf, section } from './descriptor.ts';

export const volunteering = section({
  idPrefix: 'v',
  fields: {
    organization: { kind: 'line', json: 'organization', properName: true },
    role: { kind: 'line', json: 'position' },
    start: { kind: 'date', json: 'startDate' },
    end: { kind: 'end', json: 'endDate', asked: true },
    content: { kind: 'bullets', json: { key: 'highlights', before: [['summary']] } },
    url: { kind: 'link', label: 'link', json: { key: 'url', or: ['website'] }, of: 'organization', optional: true },
  },
  essential: 'organization',
  counts: [['organization', 'role']],
  heads: ['role', 'organization'],
  notes: ['start'],
  form: ['role', 'organization', 'start', 'end', 'url', 'content'],
  json: 'volunteer',
  experience: true,
  addedLater: true,
});
export type Volunteering = ItemOf<typeof volunteering>;
