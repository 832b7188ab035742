import { person } from '../person.ts';

export const designer = person({
  basics: {
    name: 'Iris Vandermeer',
    phone: '+1 (718) 555-0166',
    email: 'iris@example.com',
    address: 'Brooklyn, NY',
    homepage: 'vandermeer.example.com',
    introduction:
      'Brand and interface designer; seven years between publishing, exhibitions and digital products. I care for spacing and for whether it can be built, and hand over rules rather than pictures.',
  },
  intention: { position: 'Senior Visual Designer', city: 'New York' },
  work: [
    {
      company: 'Whitespace Studio',
      position: 'Design Lead',
      location: 'Brooklyn, NY',
      start: '2021-04',
      end: null,
      content: [
        'Lead four designers; 27 brand projects in three years, 68% of clients came back.',
        'Redrew the mark and wayfinding of a chain of bookshops; questions at the desks of 41 shops fell by a third.',
        'Set the studio’s rules for type and grid; from pitch to final in three rounds instead of five.',
      ],
    },
    {
      company: 'Trailhead Mobility',
      position: 'Interface Designer',
      location: 'New York, NY',
      start: '2018-07',
      end: '2021-03',
      content: [
        'Designed and kept a library of 130 components; a new screen takes 2.5 days, not six.',
        'Reordered the trip page; “where is my booking” calls fell by 43%.',
      ],
    },
  ],
  projects: [
    {
      name: 'City Letters, an exhibition',
      role: 'Art direction',
      start: '2023-05',
      end: '2023-10',
      introduction: 'Shop signs of old streets, collected and redrawn as type.',
      results: ['19,000 visitors in 40 days; the first printing of the book, 3,000 copies, sold out.'],
    },
    {
      name: 'Colour for Everyone, a handbook',
      role: 'Author',
      start: '2022-02',
      end: '2022-06',
      results: ['Twelve palettes with sufficient contrast and how to test them, taken up by nine teams.'],
    },
  ],
  education: [
    { school: 'Marlow College of Art', degree: 'BFA', major: 'Graphic Design', start: '2014-09', end: '2018-06' },
  ],
  skills: [
    { category: 'Design', items: ['Identity', 'Editorial', 'Type', 'Wayfinding', 'Interface'] },
    { category: 'Tools', items: ['Figma', 'Illustrator', 'InDesign', 'Glyphs', 'Blender'] },
  ],
  awards: [
    { name: 'Shortlist, Most Beautiful Books', issuer: 'Hudson Book Fair', date: '2024-03' },
    { name: 'Young Designer nominee', issuer: 'Northern Design Week', date: '2022-09' },
  ],
  languages: [{ language: 'Dutch', level: 'Native' }],
});
