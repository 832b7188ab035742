import { person } from '../person.ts';

export const trader = person({
  basics: {
    name: 'Emma Sorensen',
    phone: '+1 (415) 555-0138',
    email: 'emma.sorensen@example.com',
    address: 'San Francisco, CA',
    introduction:
      'Buyer for trade with Japan, six years; I negotiate in Japanese and know documents, customs and letters of credit. I answer on the day, and put every agreement in writing.',
  },
  intention: {
    position: 'Overseas Procurement Lead',
    city: 'San Francisco or Tokyo',
    availability: 'Eight weeks’ notice',
  },
  education: [
    {
      school: 'Baywater University',
      degree: 'B.A.',
      major: 'Japanese and International Trade',
      start: '2014-09',
      end: '2018-06',
    },
    { school: 'Chiba International College', degree: 'Exchange', major: 'Business', start: '2016-09', end: '2017-08' },
  ],
  work: [
    {
      company: 'Polaris Trading',
      position: 'Procurement Manager',
      location: 'San Francisco, CA',
      start: '2021-04',
      end: null,
      content: [
        'Manage 34 suppliers and ¥210 million of orders a year; delivery on time rose from 88% to 97%.',
        'Renegotiated 12 yearly contracts: terms from 30 days to 60, unit prices down by 4.6%.',
        'Turned inspection records into bilingual forms; claims fell from nine a quarter to three.',
      ],
    },
    {
      company: 'Sanwa Shoji, San Francisco office',
      position: 'Trade Assistant',
      location: 'San Francisco, CA',
      start: '2018-07',
      end: '2021-03',
      content: [
        'Prepared 260 letters of credit and customs files a year; none was refused.',
        'Interpreted at 41 factory audits; 95% of the points were closed on time.',
      ],
    },
  ],
  certifications: [
    { name: 'Japanese-Language Proficiency Test N1', issuer: 'Japan Foundation', date: '2017-08' },
    { name: 'Certified Global Business Professional', issuer: 'NASBITE', date: '2019-05' },
    { name: 'Driving licence, class C', issuer: '', date: '2015-09' },
  ],
  languages: [
    { language: 'English', level: 'Native' },
    { language: 'Japanese', level: 'Business fluent' },
    { language: 'Danish', level: 'B1' },
  ],
  skills: [
    { category: 'Trade', items: ['Letters of credit', 'Customs', 'Contracts', 'Supplier audits'] },
    { category: 'Tools', items: ['SAP MM', 'Excel', 'Power BI'] },
  ],
  awards: [{ name: 'Buyer of the Year', issuer: 'Polaris Trading', date: '2023-12' }],
});
