import { person } from '../person.ts';

export const accountant = person({
  basics: {
    name: 'Priya Raman',
    phone: '+1 (212) 555-0151',
    email: 'priya.raman@example.com',
    address: 'New York, NY',
    introduction:
      'CPA with six years in audit and financial analysis, at home with revenue recognition and consolidation. I can tell the business what the numbers say, and put into the books what the business does.',
  },
  intention: { position: 'Finance Manager, FP&A', city: 'New York', availability: 'Four weeks’ notice' },
  work: [
    {
      company: 'Hengrove Pharmaceuticals',
      position: 'Senior Financial Analyst',
      location: 'New York, NY',
      start: '2021-08',
      end: null,
      content: [
        'Consolidate nine subsidiaries; the monthly close takes five working days, down from nine.',
        'Built a margin model by product, found four that lost money and moved their prices: $1.8 million of margin a year.',
        'Run budget and rolling forecast; the error in revenue narrowed from 8.4% to 3.1%.',
      ],
    },
    {
      company: 'Lyford & Cole LLP',
      position: 'Senior Auditor',
      location: 'New York, NY',
      start: '2018-09',
      end: '2021-07',
      content: [
        'Led seven audits of manufacturers and pharmaceutical companies with three to five people, each report on time.',
        'Designed a cut-off test that saves 16 hours an engagement; the department took it up.',
        'Answered 38 financial questions in three rounds of comments on an initial offering.',
      ],
    },
  ],
  projects: [
    {
      name: 'Expense system roll-out',
      role: 'Finance lead',
      start: '2022-10',
      end: '2023-05',
      results: ['Rewrote 26 rules; claims are paid after four days, not twelve, and returns fell from 19% to 6%.'],
    },
  ],
  education: [
    {
      school: 'Eastbank University',
      degree: 'M.S.',
      major: 'Accounting',
      start: '2016-09',
      end: '2018-06',
      gpa: '3.7/4.0',
    },
    { school: 'Eastbank University', degree: 'B.B.A.', major: 'Finance', start: '2012-09', end: '2016-06' },
  ],
  skills: [
    { category: 'Finance', items: ['Consolidation', 'Forecasting', 'Modelling', 'Internal control'] },
    { category: 'Tools', items: ['SAP FICO', 'Power BI', 'Excel (VBA)', 'SQL'] },
  ],
  certifications: [
    { name: 'Certified Public Accountant (CPA)', issuer: 'New York State', date: '2020-03' },
    { name: 'Certified Management Accountant (CMA)', issuer: 'IMA', date: '2022-03' },
  ],
  languages: [{ language: 'Tamil', level: 'Native' }],
  awards: [{ name: 'Employee of the Year', issuer: 'Hengrove Pharmaceuticals', date: '2023-12' }],
});
