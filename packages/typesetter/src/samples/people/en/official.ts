import { person } from '../person.ts';

export const official = person({
  basics: {
    name: 'Thomas Ashdown',
    phone: '+44 20 7946 0318',
    email: 'thomas.ashdown@example.com',
    address: 'Leeds',
    introduction:
      'Policy officer with nine years in local and regional government, from the front desk of a district council to regional investment. Used to writing for ministers and to answering residents on the same day.',
  },
  intention: { position: 'Senior Policy Adviser, Regional Growth', city: 'Leeds or London' },
  education: [
    {
      school: 'University of Harrowgate',
      degree: 'MA',
      major: 'Public Administration',
      start: '2017-09',
      end: '2019-07',
      description: 'Part-time alongside work; dissertation with distinction.',
    },
    { school: 'Northmoor College', degree: 'BA', major: 'Politics and Economics', start: '2012-09', end: '2015-06' },
  ],
  work: [
    {
      company: 'Aire Valley Combined Authority',
      position: 'Policy Officer, Investment',
      location: 'Leeds',
      start: '2021-03',
      end: null,
      content: [
        'Drafted the annual report and 140 briefings; nine papers were taken up by the department in London.',
        'Led 11 bids to national funds, seven of them successful, bringing £14.6 million to the region.',
        'Set up a monthly register of 42 capital projects; those that began on time rose from 71% to 93%.',
      ],
    },
    {
      company: 'Aire Valley Combined Authority',
      position: 'Grants Officer',
      location: 'Leeds',
      start: '2018-08',
      end: '2021-03',
      content: [
        'Decided 320 applications; the usual time to an answer fell from five working days to two, none overdue.',
        'Wrote a guide for applicants; repeated questions at the counter fell by about four in ten.',
      ],
    },
    {
      company: 'Stonebridge District Council',
      position: 'Democratic Services Assistant',
      location: 'Stonebridge',
      start: '2015-09',
      end: '2018-08',
      content: [
        'Clerked 96 committee meetings and published every record within three days.',
        'Brought 18 parish councils to one calendar for consultations; replies rose from 240 to 610 a year.',
      ],
    },
  ],
  awards: [
    { name: 'Regional Public Service Award', issuer: 'Aire Valley Combined Authority', date: '2023-12' },
    { name: 'Team of the Year, grants', issuer: 'Local Government Forum', date: '2020-10' },
  ],
  certifications: [
    { name: 'Better Business Cases, Practitioner', issuer: 'APMG', date: '2022-05' },
    { name: 'PRINCE2 Foundation', issuer: 'PeopleCert', date: '2019-11' },
  ],
  skills: [
    { category: 'Policy', items: ['Ministerial briefings', 'Appraisal', 'Consultation', 'Scrutiny'] },
    { category: 'Tools', items: ['Excel', 'Power BI', 'Case management'] },
  ],
  languages: [{ language: 'French', level: 'B2' }],
});
