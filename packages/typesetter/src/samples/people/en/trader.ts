import { person } from '../person.ts';

/** The Chinese trader in English, entry by entry. */
export const trader = person({
  basics: {
    name: 'Fang Weixi',
    phone: '+86 138 0000 9046',
    email: 'fang.weixi@example.com',
    address: 'Zhongshan District, Dalian',
    introduction:
      'Six years in procurement and trade with Japan. I negotiate in Japanese and know documents, customs and letters of credit. I answer on the day, and put every agreement in writing.',
  },
  intention: {
    position: 'Overseas Procurement Lead',
    city: 'Dalian or Tokyo',
    availability: 'Two months’ notice',
  },
  education: [
    {
      school: 'Bincheng University of Foreign Languages',
      degree: 'B.A.',
      major: 'Japanese and International Trade',
      start: '2014-09',
      end: '2018-06',
    },
    {
      school: 'Chiba International University',
      degree: 'Exchange',
      major: 'Business',
      start: '2016-09',
      end: '2017-08',
    },
  ],
  work: [
    {
      company: 'Polaris Trading (Dalian)',
      position: 'Procurement Manager',
      location: 'Dalian',
      start: '2021-04',
      end: null,
      content: [
        'Manage 34 suppliers and ¥210 million of orders a year; delivery on time rose from 88% to 97%.',
        'Renegotiated 12 yearly contracts: terms from 30 days to 60, unit prices down by 4.6%.',
        'Turned inspection records into bilingual forms; claims fell from nine a quarter to three.',
      ],
    },
    {
      company: 'Sanwa Shoji, Dalian office',
      position: 'Trade Assistant',
      location: 'Dalian',
      start: '2018-07',
      end: '2021-03',
      content: [
        'Prepared 260 letters of credit and customs files a year; none was refused.',
        'Interpreted at 41 factory audits; 95% of the points were closed on time.',
      ],
    },
  ],
  certifications: [
    { name: 'Japanese-Language Proficiency Test N1 (168)', issuer: 'Japan Foundation', date: '2017-08' },
    { name: 'International Trade Documentation Specialist', issuer: 'Society of Trade', date: '2019-05' },
    { name: 'Driving licence, class C1', issuer: '', date: '2018-09' },
  ],
  languages: [
    { language: 'Chinese', level: 'Native' },
    { language: 'Japanese', level: 'Business fluent' },
    { language: 'English', level: 'CET-6' },
  ],
  skills: [
    { category: 'Trade', items: ['Letters of credit', 'Customs', 'Contracts', 'Supplier audits'] },
    { category: 'Tools', items: ['SAP MM', 'Excel', 'Power BI'] },
  ],
  awards: [{ name: 'Buyer of the Year', issuer: 'Polaris Trading', date: '2023-12' }],
});
