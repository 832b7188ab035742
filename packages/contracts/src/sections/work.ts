import { type ItemOf, section } from './descriptor.ts';

export const work = section({
  idPrefix: 'w',
  fields: {
    company: { kind: 'line', json: { key: 'name', or: ['company'] }, properName: true },
    position: { kind: 'line', json: 'position' },
    location: { kind: 'line', json: 'location' },
    start: { kind: 'date', json: 'startDate' },
    end: { kind: 'end', json: 'endDate', asked: true },
    content: { kind: 'bullets', json: { key: 'highlights', before: [['description'], ['summary']] } },
    achievements: { kind: 'bullets', json: 'highlights' },
    metrics: { kind: 'bullets', json: 'highlights' },
    url: { kind: 'link', label: 'link', json: 'url', of: 'company', optional: true },
  },
  essential: 'company',
  counts: [
    ['company', 'position'],
    ['content', 'achievements', 'metrics', 'start', 'end'],
  ],
  heads: ['position', 'company'],
  notes: ['start'],
  form: ['position', 'company', 'start', 'end', 'location', 'url', 'content', 'achievements', 'metrics'],
  json: 'work',
  experience: true,
});
export type Work = ItemOf<typeof work>;
