import type { Language, ResumeContent } from '@verdant/contracts';
import { describe, expect, test } from 'vitest';
import { strongChinese } from '../../fixtures/strong-chinese.ts';
import { strongEnglish } from '../../fixtures/strong-english.ts';
import { analyze } from '../analyze.ts';

type Change = (content: ResumeContent) => void;
const flagged = (language: Language, change: Change) => {
  const content = language === 'zh' ? strongChinese() : strongEnglish();
  change(content);
  return analyze({ content, language, today: '2026-11' }).ledger.map(({ checkId }) => checkId);
};

const plain = {
  en: ['Planned routes for drivers', 'Wrote handover notes', 'Sorted parcels'],
  zh: ['规划配送线路', '撰写交接说明', '整理仓库货架'],
};
const everyBullet = (content: ResumeContent, bullets: string[]) => {
  for (const item of content.work) {
    item.content = [...bullets];
    item.achievements = [];
  }
};

type Case = [checkId: string, languages: Language[], bad: Change[], good: Change[]];
const both: Language[] = ['en', 'zh'];
const untouched: Change = () => {};
const cases: Case[] = [
  [
    'IMP-02',
    ['en'],
    [
      (c) => everyBullet(c, plain.en),
      (c) => {
        c.work[0]!.content = [...plain.en];
        c.work[0]!.achievements = [];
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push(...plain.en);
      },
    ],
  ],
  [
    'IMP-02',
    ['zh'],
    [
      (c) => everyBullet(c, plain.zh),
      (c) => {
        c.work[0]!.content = ['2021 年规划线路', ...plain.zh];
        c.work[0]!.achievements = [];
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push(...plain.zh);
      },
    ],
  ],
  [
    'IMP-03',
    ['en'],
    [
      (c) => everyBullet(c, plain.en),
      (c) => {
        c.work[1]!.content = [...plain.en];
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push(...plain.en);
      },
    ],
  ],
  [
    'IMP-03',
    ['zh'],
    [
      (c) => everyBullet(c, plain.zh),
      (c) => {
        c.work[1]!.content = [...plain.zh];
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push(...plain.zh);
      },
    ],
  ],
  [
    'IMP-07',
    both,
    [
      (c) => {
        c.work[0]!.content.splice(1);
        c.work[0]!.achievements = [];
      },
      (c) => {
        c.work[1]!.content.splice(1);
      },
    ],
    [
      untouched,
      (c) => {
        c.work[1]!.content.splice(2);
      },
    ],
  ],
  [
    'IMP-08',
    both,
    [
      (c) => {
        c.work[0]!.content.splice(2);
        c.work[0]!.achievements = [];
      },
      (c) => {
        c.work[0]!.content.splice(1);
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.start = '2026-06';
        c.work[1]!.end = '2026-05';
        c.work[0]!.content.splice(2);
        c.work[0]!.achievements = [];
      },
    ],
  ],
  [
    'BRV-03',
    both,
    [
      (c) => everyBullet(c, []),
      (c) => {
        c.work[0]!.content = Array(60).fill(c.work[0]!.content.join(' '));
      },
    ],
    [
      untouched,
      (c) => {
        c.awards = [];
      },
    ],
  ],
  [
    'BRV-04',
    both,
    [
      (c) => {
        c.basics.introduction =
          'planning routes and stock '.repeat(20) + '规划线路与库存'.repeat(c.basics.phone.startsWith('1') ? 30 : 0);
      },
      (c) => {
        c.projects[0]!.introduction = c.projects[0]!.introduction.repeat(8);
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.introduction = '';
      },
    ],
  ],
  [
    'STY-03',
    ['en'],
    [
      (c) => {
        c.work[0]!.content = ['Built a', 'Built b', 'Built c'].map((s) => `${s} report for buyers`);
      },
      (c) => {
        c.work[0]!.content.push('Built x reports', 'Building y reports', 'Built z reports');
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push('Built one more report');
      },
    ],
  ],
  [
    'STY-03',
    ['zh'],
    [
      (c) => {
        c.work[0]!.content = ['开发登录模块', '开发支付模块', '开发订单模块'];
      },
      (c) => {
        c.work[0]!.content.push('负责登录', '负责支付', '负责订单');
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content.push('重构登录模块');
      },
    ],
  ],
  [
    'STY-04',
    ['en'],
    [
      (c) => {
        c.basics.introduction = 'Results-driven team player.';
      },
      (c) => {
        c.work[0]!.content[0] += ' in a fast-paced environment';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.introduction = 'Played in the company football team.';
      },
    ],
  ],
  [
    'STY-04',
    ['zh'],
    [
      (c) => {
        c.basics.introduction = '性格开朗，吃苦耐劳。';
      },
      (c) => {
        c.work[0]!.content[0] += '，责任心强';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.introduction = '负责任地说，写过六年后端。';
      },
    ],
  ],
  [
    'STY-05',
    ['en'],
    [
      (c) => {
        c.work[1]!.content[0] = 'Manage demand for 2,300 products';
      },
      (c) => {
        c.work[2]!.content[1] = 'Write the handover checklist';
      },
    ],
    [
      untouched,
      (c) => {
        c.work[0]!.content[0] = 'Manage demand for 2,300 products';
      },
      (c) => {
        c.work[1]!.content[0] = 'Set prices for 2,300 products';
      },
    ],
  ],
  [
    'SEC-01',
    both,
    [
      (c) => {
        c.basics.name = '';
      },
      (c) => {
        c.basics.name = ' ';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.name = 'Li';
      },
    ],
  ],
  [
    'SEC-02',
    both,
    [
      (c) => {
        c.basics.email = '';
      },
      (c) => {
        c.basics.email = 'tomas@example';
      },
      (c) => {
        c.basics.email = 'sexy_tomas@example.com';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.email = '12345678@qq.example.com';
      },
    ],
  ],
  [
    'SEC-03',
    both,
    [
      (c) => {
        c.basics.phone = '';
      },
      (c) => {
        c.basics.phone = '12345';
      },
      (c) => {
        c.basics.phone = '138****8000';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.phone = '+49 30 901820';
      },
      (c) => {
        c.basics.phone = '138-0013-8000';
      },
    ],
  ],
  [
    'SEC-04',
    both,
    [
      (c) => {
        c.basics.address = '';
        c.intention.city = '';
      },
      (c) => {
        c.basics.address = '杭州市某路 12 号 3 单元';
      },
      (c) => {
        c.basics.address = '12 Elm Street, Leeds';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.address = '';
      },
    ],
  ],
  [
    'SEC-05',
    both,
    [
      (c) => {
        c.intention.position = '';
        c.basics.introduction = '';
      },
      (c) => {
        c.intention.position = ' ';
        c.basics.introduction = ' ';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.introduction = '';
      },
    ],
  ],
  [
    'SEC-06',
    both,
    [
      (c) => {
        c.work = [];
        c.projects = [];
      },
      (c) => {
        c.work.length = 0;
        c.projects.length = 0;
        c.education = [];
      },
    ],
    [
      untouched,
      (c) => {
        c.work = [];
      },
    ],
  ],
  [
    'SEC-07',
    both,
    [
      (c) => {
        c.education = [];
      },
      (c) => {
        c.education[0]!.major = '';
      },
      (c) => {
        c.education[0]!.end = '';
      },
    ],
    [
      untouched,
      (c) => {
        c.education[0]!.end = null;
      },
      (c) => {
        c.education[0]!.degree = '高中';
        c.education[0]!.major = '';
      },
    ],
  ],
  [
    'SEC-08',
    both,
    [
      (c) => {
        c.skills = [];
        everyBullet(c, []);
        c.projects = [];
        c.basics.introduction = '';
        c.certifications = [];
      },
      (c) => {
        c.skills = [{ id: 's', category: '', items: ['teamwork', '沟通能力'] }];
        everyBullet(c, []);
        c.projects = [];
      },
    ],
    [
      untouched,
      (c) => {
        c.skills = [
          { id: 's', category: '', items: ['Venipuncture', 'Triage', 'ECG', 'Wound care', 'IV therapy', 'Charting'] },
        ];
      },
    ],
  ],
  [
    'SEC-09',
    both,
    [
      (c) => {
        c.work[0]!.company = '';
      },
      (c) => {
        c.work[0]!.start = '';
      },
      (c) => {
        c.projects[0]!.name = '';
      },
    ],
    [
      untouched,
      (c) => {
        c.projects[0]!.start = '';
      },
    ],
  ],
  [
    'SEC-10',
    ['en'],
    [
      (c) => {
        c.basics.linkedin = '';
      },
      (c) => {
        c.basics.linkedin = ' ';
      },
    ],
    [
      untouched,
      (c) => {
        c.basics.linkedin = '';
        c.basics.homepage = 'example.com';
      },
    ],
  ],
  [
    'SEC-11',
    both,
    [
      (c) => {
        c.work.reverse();
      },
      (c) => {
        c.work = [c.work[1]!, c.work[0]!];
      },
    ],
    [
      untouched,
      (c) => {
        c.work.splice(1);
      },
    ],
  ],
  [
    'DAT-01',
    both,
    [
      (c) => {
        c.work[1]!.start = '2018';
      },
      (c) => {
        c.work[0]!.start = '2021';
      },
    ],
    [
      untouched,
      (c) => {
        c.work = c.work.map((w) => ({ ...w, start: w.start.slice(0, 4), end: w.end?.slice(0, 4) ?? null }));
      },
    ],
  ],
  [
    'DAT-02',
    both,
    [
      (c) => {
        c.work[0]!.end = '2020-01';
      },
      (c) => {
        c.work[0]!.start = '2027-02';
      },
    ],
    [
      untouched,
      (c) => {
        c.education[0]!.end = '2028-06';
      },
      (c) => {
        c.work[1]!.start = '2018';
        c.work[1]!.end = '2018';
      },
    ],
  ],
  [
    'DAT-03',
    both,
    [
      (c) => {
        c.work[1]!.end = '2020-03';
        c.projects = [];
      },
      (c) => {
        c.work[0]!.start = '2023-01';
      },
    ],
    [
      untouched,
      (c) => {
        c.work[1]!.end = '2020-12';
      },
      (c) => {
        c.work[1]!.end = '';
      },
    ],
  ],
  [
    'DAT-04',
    both,
    [
      (c) => {
        c.work[1]!.end = '2022-01';
      },
      (c) => {
        c.work[0]!.start = '2019-01';
      },
    ],
    [
      untouched,
      (c) => {
        c.work[1]!.end = '2022-01';
        c.work[1]!.position += ' (part-time) 兼职';
      },
      (c) => {
        c.work[1]!.end = '2021-06';
      },
    ],
  ],
  [
    'ATS-05',
    both,
    [
      (c) => {
        c.custom = [{ id: 'x', title: '', items: ['x'] }];
      },
      (c) => {
        c.custom.push({ id: 'y', title: ' ', items: [] });
      },
    ],
    [
      untouched,
      (c) => {
        c.custom = [];
      },
    ],
  ],
];

for (const [checkId, languages, bad, good] of cases) {
  describe.each(languages)(`${checkId} in %s`, (language) => {
    test.each(bad.map((change, index) => [index, change] as const))('finds fault %i', (_, change) => {
      expect(flagged(language, change)).toContain(checkId);
    });
    test.each(good.map((change, index) => [index, change] as const))('leaves alone %i', (_, change) => {
      expect(flagged(language, change)).not.toContain(checkId);
    });
  });
}
