import { person } from '../person.ts';

export const director = person({
  basics: {
    name: 'Catherine Whitmore',
    phone: '+1 (312) 555-0104',
    email: 'c.whitmore@example.com',
    address: 'Chicago, IL',
    linkedin: 'linkedin.com/in/c-whitmore',
    introduction:
      'Operations executive with eighteen years in manufacturing, from the shop floor to the board. I have merged two sites and opened one abroad, and bring delivery, quality and cash back into line without new capital.',
  },
  intention: { position: 'Chief Operating Officer', city: 'Chicago or Detroit' },
  work: [
    {
      company: 'Ridgeline Precision Group',
      position: 'Vice President, Operations',
      location: 'Chicago, IL',
      start: '2018-03',
      end: null,
      content: [
        'Run six plants with 4,300 people and $820 million of revenue; delivery on time rose from 84% to 97%.',
        'Merged two Midwest sites, saving $16 million of fixed cost a year without a line stopped.',
        'Chose the site of the Monterrey plant and brought it to full capacity in 14 months, with a profit in year one.',
        'Introduced monthly business reviews; stock fell from 71 days to 46 and set free $48 million of cash.',
      ],
    },
    {
      company: 'Ridgeline Precision Group',
      position: 'General Manager, Midwest',
      location: 'Rockford, IL',
      start: '2013-06',
      end: '2018-02',
      content: [
        'Led 1,200 people through a lean conversion: output per head up 63% in five years, complaints down 72%.',
        'Signed three strategic suppliers and lowered purchasing cost by 8.5% a year.',
      ],
    },
    {
      company: 'Meridian Electric Motors',
      position: 'Production Manager',
      location: 'Milwaukee, WI',
      start: '2007-07',
      end: '2013-05',
      content: ['Rose from process engineer to head of department; automated four lines, paid back in 14 months.'],
    },
  ],
  education: [
    { school: 'Northgate School of Business', degree: 'MBA', major: '', start: '2011-09', end: '2013-06' },
    {
      school: 'Carrow Institute of Technology',
      degree: 'B.S.',
      major: 'Mechanical Engineering',
      start: '2003-09',
      end: '2007-06',
    },
  ],
  awards: [{ name: 'Manufacturing Leader of the Year', issuer: 'Great Lakes Industry Council', date: '2023-10' }],
  languages: [{ language: 'Spanish', level: 'Working knowledge' }],
});
