import { type ItemOf, section } from './descriptor.ts';

/** What somebody speaks, and how well: on a known scale (CEFR, HSK, native …) or in words of one's own. */
export const languages = section({
  idPrefix: 'l',
  fields: {
    language: { kind: 'line', json: { key: 'language', or: ['name'] }, properName: true },
    level: { kind: 'line', json: 'fluency', suggested: 'level' },
  },
  essential: 'language',
  heads: ['language', 'level'],
  notes: [],
  json: 'languages',
  addedLater: true,
});
export type SpokenLanguage = ItemOf<typeof languages>;
