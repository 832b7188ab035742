import { emptyContent, type ResumeContent } from '@verdant/contracts';

/** An invented person. The page is good but flawed on purpose, so that an analysis has something to say. */
export const en: ResumeContent = {
  ...emptyContent(),
  basics: {
    name: 'Maya Okafor',
    email: 'maya.okafor@example.com',
    phone: '+1 (312) 555-0186',
    address: 'Chicago, IL',
    linkedin: 'linkedin.com/in/maya-okafor',
    homepage: '',
    introduction:
      'Operations analyst with six years in freight and retail logistics. I prefer small, checkable improvements: ' +
      'measure, change one thing, measure again. Hard-working team player with excellent communication skills.',
  },
  intention: {
    position: 'Senior Operations Analyst, Logistics',
    city: 'Chicago or remote',
    salary: '',
    availability: 'Four weeks’ notice',
    industry: '',
  },
  work: [
    {
      id: 'w-harbour',
      company: 'Harbour & Pine Logistics',
      position: 'Operations Analyst',
      location: 'Chicago, IL',
      start: '2022-07',
      end: null,
      content: [
        'Responsible for managing carrier contracts and helped reduce freight cost.',
        'Built a daily lane-cost report in SQL for 38 lanes; the weekly pricing meeting now starts from one table instead of four spreadsheets.',
        'Worked on the warehouse slotting project with the engineering team.',
        'Sorted customer claims into nine causes with the service desk, each attributed before the monthly review.',
      ],
      achievements: ['Named analyst for the two largest accounts after one year.'],
      metrics: ['On-time delivery 91.2% → 95.6% across 11 routing trials, four of them kept.'],
    },
    {
      id: 'w-fieldnote',
      company: 'Fieldnote Foods',
      position: 'Supply Chain Coordinator',
      location: 'Milwaukee, WI',
      start: '2020-06',
      end: '2022-06',
      content: [
        'Responsible for day-to-day purchase orders.',
        'Planned spring promotion stock for 64 stores with a write-off of 1.8%, down from 4.3% the year before.',
        'Wrote the reorder handbook; a new buyer places a first order after two days, not five.',
      ],
      achievements: [],
      metrics: [],
    },
  ],
  projects: [
    {
      id: 'p-register',
      name: 'Trial register (internal)',
      introduction: '',
      role: 'Owner',
      technologies: ['PostgreSQL', 'Python', 'Power BI'],
      start: '2023-03',
      end: '2023-11',
      results: [
        'Put request, measurement and review of routing trials into one register for five depots.',
        'Median time from idea to conclusion fell from 21 days to 12.',
      ],
    },
    {
      id: 'p-returns',
      name: 'Returns map',
      introduction: 'A map of where returned goods travel, drawn from two years of scan data.',
      role: 'Analyst',
      technologies: [],
      start: '2021-09',
      end: '2022-01',
      results: ['Mapped return flows of 23 stores; two collection runs were merged into one.'],
    },
  ],
  education: [
    {
      id: 'e-lakeshore',
      school: 'Lakeshore State University',
      degree: 'B.S.',
      major: 'Industrial Engineering',
      start: '2016-09',
      end: '2020-05',
      description: '',
    },
  ],
  skills: [
    { id: 's-analysis', category: 'Analysis', items: ['SQL', 'Python (pandas)', 'Power BI', 'forecasting'] },
    { id: 's-planning', category: 'Planning', items: ['Safety stock', 'S&OP', 'lane costing'] },
    { id: 's-tools', category: 'Tools', items: ['SAP MM', 'Excel', 'Jira'] },
  ],
  certifications: [
    { id: 'c-cpim', name: 'Certified in Planning and Inventory Management (CPIM)', issuer: 'ASCM', date: '2023' },
  ],
  custom: [
    {
      id: 'x-languages',
      title: 'Languages',
      items: ['English (native), Igbo (fluent), Spanish (working knowledge)'],
    },
  ],
};
