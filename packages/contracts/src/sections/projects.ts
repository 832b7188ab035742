import { type ItemOf, section } from './descriptor.ts';

export const projects = section({
  idPrefix: 'p',
  fields: {
    name: { kind: 'line', label: 'projectName', json: 'name', properName: true },
    role: { kind: 'line', json: { key: 'roles', list: true } },
    start: { kind: 'date', json: 'startDate' },
    end: { kind: 'end', json: 'endDate', asked: true },
    introduction: { kind: 'text', label: 'projectIntroduction', json: 'description' },
    technologies: { kind: 'tags', json: 'keywords' },
    results: { kind: 'bullets', json: 'highlights' },
    url: { kind: 'link', label: 'link', json: 'url', of: 'name', optional: true },
  },
  essential: 'name',
  heads: ['name', 'role'],
  notes: ['start'],
  json: 'projects',
  experience: true,
});
export type Project = ItemOf<typeof projects>;
