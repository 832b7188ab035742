import { person } from '../person.ts';

export const sales = person({
  basics: {
    name: 'Marcus Delgado',
    phone: '+1 (512) 555-0129',
    email: 'marcus.delgado@example.com',
    address: 'Austin, TX',
    linkedin: 'linkedin.com/in/marcus-delgado',
    introduction:
      'Enterprise software sales, seven years, with a territory built from nothing. I turn a customer’s complaint into budget, process and people before I decide whether it is worth our time.',
  },
  intention: { position: 'Regional Sales Director', city: 'Austin or Dallas', availability: 'Four weeks’ notice' },
  work: [
    {
      company: 'Northvane Software',
      position: 'Enterprise Account Manager',
      location: 'Austin, TX',
      start: '2021-02',
      end: null,
      content: [
        'Signed 46 manufacturers in three years; bookings grew from $2.6 million to $7.4 million, 118% of target each year.',
        'Built a team of seven and a grading of accounts: 41% more per head, sales cycle from 142 days to 97.',
        'Built five industry packages with product; their share of orders rose from 22% to 57%, discounts fell by six points.',
        'Gave renewals an owner of their own; retention rose from 83% to 94%.',
      ],
    },
    {
      company: 'Northvane Software',
      position: 'Account Executive',
      location: 'Dallas, TX',
      start: '2018-07',
      end: '2021-01',
      content: [
        'Opened two industries with 310 visits and 29 new customers; the largest first order was $370,000.',
        'Drew nine buying signals from 86 interviews; leads that became orders rose from 4.8% to 9.3%.',
        'Wrote the go-live list with delivery; late projects fell from six to one, and payment came 18 days sooner.',
      ],
    },
  ],
  projects: [
    {
      name: 'Factory Floor Forum',
      role: 'Founder',
      start: '2022-05',
      end: '2023-12',
      results: [
        'Nine evenings with 420 companies; 63 qualified leads, eleven contracts.',
        'Fourteen plant managers told their story; the case book is now part of our training.',
      ],
    },
  ],
  education: [
    { school: 'Lakeshore State University', degree: 'B.B.A.', major: 'Marketing', start: '2014-09', end: '2018-06' },
  ],
  skills: [
    { category: 'Sales', items: ['Key accounts', 'Tenders', 'Negotiation', 'Partners'] },
    { category: 'Tools', items: ['Salesforce', 'Gong', 'Excel'] },
  ],
  languages: [
    { language: 'English', level: 'Native' },
    { language: 'Spanish', level: 'Fluent' },
  ],
  awards: [{ name: 'Salesperson of the Year', issuer: 'Northvane Software', date: '2023-12' }],
});
