import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from './empty-content.ts';

/** An invented operations analyst with most of the usual faults. */
export const englishResume = (): ResumeContent => ({
  ...emptyContent(),
  basics: {
    name: 'Maya Lindqvist',
    email: 'maya.lindqvist@example.com',
    phone: '+44 20 7946 0958',
    address: 'Leeds',
    linkedin: '',
    homepage: '',
    introduction: 'Results-driven operations analyst with a background in freight and a passion for excellence.',
  },
  intention: { position: 'Senior operations analyst', city: 'Leeds', salary: '', availability: '', industry: '' },
  work: [
    {
      id: 'w1',
      company: 'Harbour & Pine',
      position: 'Operations analyst',
      location: 'Leeds',
      start: '2022-03',
      end: null,
      content: [
        'Responsible for managing carrier contracts and helped reduce freight cost.',
        'Built a weekly dashboard in Tableau that replaced four manual reports',
        'Utilized SQL in order to find duplicate shipments',
        'Helped the team',
      ],
      achievements: ['Cut late deliveries by 18% within two quarters by moving pickup slots'],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Northgate Stores',
      position: 'Logistics coordinator',
      location: 'York',
      start: '2019',
      end: '2022-02',
      content: [
        'Responsible for answering supplier questions',
        'I planned delivery routes for various stores',
        'Improved warehouse turnover with javascript tooling',
      ],
      achievements: [],
      metrics: [],
    },
  ],
  education: [
    {
      id: 'e1',
      school: 'University of Fairholm',
      degree: 'BSc',
      major: 'Statistics',
      start: '2016-09',
      end: '2019-06',
      description: '',
    },
  ],
  skills: [{ id: 's1', category: 'Tools', items: ['SQL', 'Tableau', 'Excel'] }],
});
