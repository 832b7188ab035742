import type { ResumeContent } from '@verdant/contracts';
import { strongChinese } from './strong-chinese.ts';

/** An invented engineer in both languages, entry by entry and line by line. */
export function pairOfOne(): { zh: ResumeContent; en: ResumeContent } {
  const zh = strongChinese();
  const en: ResumeContent = {
    ...zh,
    basics: {
      ...zh.basics,
      name: 'Zhou Zhiyuan',
      address: 'Chengdu',
      introduction:
        'Backend engineer with six years in e-commerce and payments. I care about stability and cost, and look for work on high-volume trading.',
    },
    intention: { position: 'Backend Engineer', city: 'Chengdu', salary: '', availability: '', industry: 'Internet' },
    work: [
      {
        ...zh.work[0]!,
        company: 'Yunzhan Commerce',
        position: 'Senior Backend Engineer',
        location: 'Chengdu',
        content: [
          'Rebuilt the order service as five microservices; response time fell from 420 ms to 130 ms',
          'Built asynchronous stock deduction on Kafka; 8,000 orders per second at peak without overselling',
          'Designed canary releases for 12 teams; production failures fell by 37%',
          'Wrote the load-testing platform, which cut testing before each sale from three days to half a day',
          'Set rules for the cache and cleared 240 million stale keys, saving 60,000 yuan of servers a month',
        ],
        achievements: ['Tuned reconciliation from 4 hours to 50 minutes, so finance has the books before nine'],
      },
      {
        ...zh.work[1]!,
        company: 'Songguo Pay',
        position: 'Backend Engineer',
        location: 'Chengdu',
        content: [
          'Built merchant settlement with 3 cycles for 18,000 merchants',
          'Routed payments by channel; the success rate rose from 96.1% to 98.7%',
          'Found and mended double booking between banks, which kept 1.2 million yuan from going astray',
          'Wrote the rules for interfaces, which cut 2 days of joint testing and halved the time of a new channel',
        ],
      },
    ],
    projects: [
      {
        ...zh.projects[0]!,
        name: 'Open rate limiter',
        introduction: 'A small rate limiter with token bucket and sliding window; a new setting takes effect at once.',
        role: 'Author',
        results: [
          'Wrote token bucket and sliding window; one machine judges 200,000 requests a second',
          'Wrote documentation in two languages and 14 examples; three companies run it',
        ],
      },
    ],
    education: [
      {
        ...zh.education[0]!,
        school: 'Minjiang Institute of Technology',
        degree: "Bachelor's degree",
        major: 'Software engineering',
        description: 'Thesis on distributed scheduling of tasks; operating systems, networks, databases, compilers.',
      },
    ],
    skills: [
      { ...zh.skills[0]!, category: 'Languages and frameworks' },
      { ...zh.skills[1]!, category: 'Middleware and tools' },
    ],
    certifications: [{ ...zh.certifications[0]!, name: 'Software Designer', issuer: 'Ministry of Human Resources' }],
    awards: [
      {
        ...zh.awards[0]!,
        name: 'Innovation of the year',
        issuer: 'Yunzhan Commerce',
        description: 'For the load-testing platform and the canary releases.',
      },
    ],
  };
  return { zh, en };
}
