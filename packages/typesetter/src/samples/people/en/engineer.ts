import { person } from '../person.ts';

export const engineer = person({
  basics: {
    name: 'Daniel Kowalski',
    phone: '+1 (206) 555-0173',
    email: 'daniel.kowalski@example.com',
    address: 'Seattle, WA',
    homepage: 'kowalski.example.com',
    introduction:
      'Back-end engineer with eight years in trading and payment systems, on stability and cost. I have led a team of six, and hold that what can be observed and rolled back beats what was written fast.',
  },
  intention: { position: 'Staff Engineer, Payments', city: 'Seattle or remote', availability: 'Four weeks’ notice' },
  work: [
    {
      company: 'Cloudstack Commerce',
      position: 'Senior Engineer, Orders (team lead)',
      location: 'Seattle, WA',
      start: '2021-05',
      end: null,
      content: [
        'Split the order monolith into five services; P99 fell from 420 ms to 130 ms at 99.99% availability.',
        'Designed asynchronous stock deduction: 8,000 orders a second at peak, none oversold, 61% fewer writes.',
        'Built canary releases with automatic rollback for 12 teams; incidents fell from 19 a quarter to seven.',
        'Cleared 240 million stale cache keys and merged cold data, saving $9,000 of servers a month.',
      ],
    },
    {
      company: 'Pinecone Pay',
      position: 'Software Engineer',
      location: 'Portland, OR',
      start: '2018-07',
      end: '2021-04',
      content: [
        'Wrote merchant settlement with three cycles for 18,000 merchants; no discrepancy in three years.',
        'Routed payments between channels with circuit breakers; success rose from 96.1% to 98.7%.',
        'Rewrote reconciliation from four hours to 50 minutes, so that finance has the books before nine.',
      ],
    },
  ],
  projects: [
    {
      name: 'Weir, an open-source rate limiter',
      role: 'Author and maintainer',
      start: '2020-02',
      end: null,
      introduction: 'Token bucket and sliding window, with rules that take effect at once.',
      technologies: ['Go', 'Redis', 'gRPC'],
      results: [
        '200,000 decisions a second on one machine; in production at three companies, 41 outside contributions.',
      ],
    },
    {
      name: 'Load-testing platform',
      role: 'Design and build',
      start: '2022-03',
      end: '2022-09',
      technologies: ['Java', 'Kafka', 'Kubernetes', 'Prometheus'],
      results: ['Records and replays traffic; testing before each sale takes half a day instead of three.'],
    },
  ],
  education: [
    {
      school: 'Carrow Institute of Technology',
      degree: 'B.S.',
      major: 'Software Engineering',
      start: '2014-09',
      end: '2018-06',
      description: 'Final project: a distributed task scheduler, with honours.',
    },
  ],
  skills: [
    { category: 'Languages', items: ['Java', 'Go', 'SQL', 'Python'] },
    { category: 'Frameworks', items: ['Spring Boot', 'Kafka', 'Redis', 'MySQL', 'Elasticsearch'] },
    { category: 'Operations', items: ['Kubernetes', 'Docker', 'Prometheus', 'Grafana', 'Terraform'] },
  ],
  certifications: [{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2022-11' }],
  awards: [{ name: 'Engineering Award of the Year', issuer: 'Cloudstack Commerce', date: '2023-12' }],
});
