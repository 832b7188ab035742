import { type ItemOf, section } from './descriptor.ts';

export const education = section({
  idPrefix: 'e',
  fields: {
    school: { kind: 'line', json: 'institution', wide: true, properName: true },
    degree: { kind: 'line', json: 'studyType' },
    major: { kind: 'line', json: 'area' },
    start: { kind: 'date', json: 'startDate' },
    end: { kind: 'end', json: 'endDate' },
    // the schema has no summary here; `courses` is where its tools put running text
    description: { kind: 'text', json: { key: 'courses', list: true, before: [['score', 'gpa']] } },
  },
  essential: 'school',
  heads: ['school'],
  notes: ['degree', 'major', 'start'],
  json: 'education',
  experience: true,
});
export type Education = ItemOf<typeof education>;
