import { person } from '../person.ts';

export const editor = person({
  basics: {
    name: 'Eleanor Hartley',
    phone: '+44 20 7946 0275',
    email: 'eleanor.hartley@example.com',
    address: 'London',
    introduction:
      'Editor of history and the arts with eight years and sixty titles, from the first idea to the printer. Half of a good book is the author’s; the other half is work that nobody sees.',
  },
  intention: { position: 'Commissioning Editor, Humanities', city: 'London' },
  work: [
    {
      company: 'Marlowe & Finch Publishers',
      position: 'Senior Editor, Humanities',
      location: 'London',
      start: '2020-05',
      end: null,
      content: [
        'Conceived the series Everyday Rivers: 14 titles, 310,000 copies, five of them reprinted four times.',
        'Rebuilt the checking of translations; errors in print fell from nine to three per 100,000 words.',
        'Trained five editors; two of them now run lists of their own.',
      ],
    },
    {
      company: 'Marlowe & Finch Publishers',
      position: 'Editor',
      location: 'London',
      start: '2017-07',
      end: '2020-04',
      content: [
        'Edited 28 books; Gardens on Paper won a national prize and sold 46,000 copies in its first year.',
        'Kept files of 210 authors, which brought commissions to contract in eight months instead of eleven.',
      ],
    },
  ],
  projects: [
    {
      name: 'County archives in facsimile',
      role: 'Project editor',
      start: '2021-03',
      end: '2023-06',
      results: ['46 sources and 12,000 pages collated, 137 misplaced leaves found; supported by the Heritage Fund.'],
    },
  ],
  education: [
    {
      school: 'University of Harrowgate',
      degree: 'MA',
      major: 'History of the Book',
      start: '2015-09',
      end: '2017-06',
    },
    { school: 'Northmoor College', degree: 'BA', major: 'English Literature', start: '2011-09', end: '2014-06' },
  ],
  skills: [
    { category: 'Editing', items: ['Commissioning', 'Structural editing', 'Copy-editing', 'Rights'] },
    { category: 'Tools', items: ['InDesign', 'Word', 'Biblio'] },
  ],
  certifications: [{ name: 'Advanced Professional Member', issuer: 'CIEP', date: '2019-10' }],
  awards: [{ name: 'Editor of the Year, shortlist', issuer: 'London Book Guild', date: '2020-12' }],
  languages: [{ language: 'French', level: 'Reads and translates' }],
});
