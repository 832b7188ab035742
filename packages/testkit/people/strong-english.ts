import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from './empty-content.ts';

/** An invented analyst whose résumé no rule has anything to say about. */
export const strongEnglish = (): ResumeContent => ({
  ...emptyContent(),
  basics: {
    name: 'Tomas Ferrand',
    email: 'tomas.ferrand@example.com',
    phone: '+44 20 7946 0321',
    address: 'Bristol',
    linkedin: 'https://example.com/in/tomas-ferrand',
    homepage: '',
    introduction:
      'Supply chain analyst with seven years in freight and retail. Looking for a role that joins forecasting with day-to-day planning.',
  },
  intention: { position: 'Supply chain analyst', city: 'Bristol', salary: '', availability: '', industry: '' },
  work: [
    {
      id: 'w1',
      company: 'Copperfield Freight',
      position: 'Senior supply chain analyst',
      location: 'Bristol',
      start: '2021-04',
      end: null,
      content: [
        'Built a demand planning model in Python that cut stockouts by 23% across 14 depots',
        'Negotiated new contracts with six regional carriers, saving £410,000 in the first year',
        'Replaced a weekly spreadsheet with a Tableau dashboard that 60 planners open every morning',
        'Trained nine planners in SQL so that they could answer their own stock questions',
        'Mapped the returns process with two warehouse teams and shortened it from 11 days to 6',
      ],
      achievements: ['Won the internal operations prize for the carrier tender in its first round'],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Larkhill Homewares',
      position: 'Inventory analyst',
      location: 'Bath',
      start: '2018-07',
      end: '2021-03',
      content: [
        'Forecast weekly demand for 2,300 products and lowered obsolete stock by 17%',
        'Designed a cycle counting plan that raised inventory accuracy from 91% to 98%',
        'Automated the purchase order report, freeing five hours a week for supplier calls',
        'Introduced a seasonal buying calendar with the merchandising team, reducing late orders',
      ],
      achievements: [],
      metrics: [],
    },
    {
      id: 'w3',
      company: 'Meridian Parcels',
      position: 'Planning assistant',
      location: 'Bath',
      start: '2017-01',
      end: '2018-06',
      content: [
        'Scheduled 40 drivers a day across three counties and kept on-time delivery above 96%',
        'Wrote the handover checklist that the night shift still uses, cutting missed pickups',
      ],
      achievements: [],
      metrics: [],
    },
  ],
  projects: [
    {
      id: 'p1',
      name: 'Flood delivery map',
      introduction: 'A volunteer map that shows which rural roads stay open for deliveries during floods.',
      role: 'Data volunteer',
      technologies: ['Python', 'PostgreSQL'],
      start: '2020-01',
      end: '2020-06',
      results: [
        'Collected road closure notices from eight councils and published them as one daily feed',
        'Published the map with 12 volunteers, reaching 4,000 readers in its first winter',
      ],
    },
  ],
  education: [
    {
      id: 'e1',
      school: 'University of Elmbridge',
      degree: 'BSc',
      major: 'Operations research',
      start: '2013-09',
      end: '2016-06',
      description:
        'Dissertation on vehicle routing with time windows, tested on open delivery data from three cities. Coursework in statistics, optimisation, databases and transport economics.',
    },
  ],
  skills: [
    { id: 's1', category: 'Analysis', items: ['SQL', 'Python', 'Excel', 'Tableau', 'Power BI'] },
    { id: 's2', category: 'Supply chain', items: ['Demand planning', 'Inventory management', 'SAP', 'Route planning'] },
  ],
  certifications: [{ id: 'c1', name: 'CPIM', issuer: 'A certification body', date: '2022-05' }],
  custom: [
    {
      id: 'x1',
      title: 'Talks',
      items: [
        'Forecasting with sparse data, regional logistics meetup, 2023: how a small depot network can borrow strength from its neighbours',
        'What a planner wants from a dashboard, data visualisation evening, 2022: lessons from sixty interviews about morning routines',
      ],
    },
  ],
});
