import { type ItemOf, section } from './descriptor.ts';

export const education = section({
  idPrefix: 'e',
  fields: {
    school: { kind: 'line', json: 'institution', wide: true, properName: true },
    degree: { kind: 'line', json: 'studyType' },
    major: { kind: 'line', json: 'area' },
    start: { kind: 'date', json: 'startDate' },
    end: { kind: 'end', json: 'endDate' },
    /** with its scale: `3.8/4.0`, `88/100`, `First Class Honours` */
    gpa: { kind: 'line', json: { key: 'score', or: ['gpa'] }, optional: true },
    thesis: { kind: 'line', wide: true, optional: true },
    courses: { kind: 'tags', json: 'courses', optional: true },
    // the schema has no word for it
    description: { kind: 'text', json: 'summary' },
    url: { kind: 'link', label: 'link', json: 'url', of: 'school', optional: true },
  },
  essential: 'school',
  heads: ['school'],
  notes: ['degree', 'major', 'start'],
  form: ['school', 'degree', 'major', 'start', 'end', 'gpa', 'url', 'thesis', 'courses', 'description'],
  json: 'education',
  experience: true,
});
export type Education = ItemOf<typeof education>;
