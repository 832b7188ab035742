import type { Language, ResumeContent } from '@verdant/contracts';

/** Texts whose words are bold, italic and links, inside words, beside signs and over the end of a line. */
const texts: Record<Language, { bullets: string[]; introduction: string; description: string }> = {
  en: {
    bullets: [
      'Cut **handling time by 42%** in *two seasons* with [Fieldnote_2](https://example.com/field_note?a=1&b=2#c)',
      '**Routing:** planned ***both depots at once***, and 5*3 crates a day; see [the register of all trials that were kept and the ones that were not](https://trials.example.com/kept) for the rest.',
      'Wrote to [the board](mailto:board@example.com) (**“twice”**), then moved on.',
    ],
    introduction:
      'Analyst who **measures first** and changes *one thing at a time*; notes at [my desk](https://desk.example.com/).',
    description: 'Assistant in **statistics**; notes kept by [the library](https://library.example.com/t/12).',
  },
  zh: {
    bullets: [
      '负责**增长实验**的设计与*复盘*，见[实验文档](https://example.com/a)，每周一次',
      '**选品：**把“六步”改成***三步***，转化率由 4.1% 提升到 **6.3%**；完整的过程与每一次试验的记录都写在[公开的实验手册](https://handbook.example.com/growth)里，供各组查阅。',
      '与[客服组](mailto:kefu@example.com)共建**反馈分类**。',
    ],
    introduction: '习惯**先看数据**再下判断，*一次只改一处*；笔记在[我的主页](https://desk.example.com/)。',
    description: '担任**统计学**助教，讲义存于[图书馆](https://library.example.com/t/12)。',
  },
};

/** What is told of a school in fields of its own. */
const schooling = {
  en: { gpa: '3.8/4.0', thesis: 'Vehicle routing with uncertain demand', courses: ['Queueing theory', 'Statistics'] },
  zh: {
    gpa: '3.8/4.0（专业前 5%）',
    thesis: '需求不确定时的车辆路径研究',
    courses: ['运筹学', '统计学', '供应链管理'],
  },
};

const languages = {
  en: [
    { language: 'English', level: 'Native' },
    { language: 'Spanish', level: 'Working knowledge (B2)' },
    { language: 'Igbo', level: 'Fluent' },
  ],
  zh: [
    { language: '普通话', level: '母语' },
    { language: '英语', level: '流利（C1）' },
    { language: '日语', level: 'JLPT N2' },
  ],
};

/** Where else somebody is. */
const profiles = {
  en: ['https://github.com/maya-okafor', 'https://orcid.org/0000-0002-1825-0097'],
  zh: ['https://github.com/lin-zhixia', 'https://www.zhihu.com/people/lin-zhixia'],
};

/** What forms of public bodies ask for. */
const personal = {
  en: {
    birth: '1998-03',
    gender: 'Female',
    politicalStatus: 'Party member',
    nativePlace: 'Shaoxing, Zhejiang',
    ethnicity: 'Han',
    maritalStatus: 'Single',
  },
  zh: {
    birth: '1998.03',
    gender: '女',
    politicalStatus: '中共党员',
    nativePlace: '浙江绍兴',
    ethnicity: '汉族',
    maritalStatus: '未婚',
  },
};

/** Unpaid work and works: kinds of section that came later. */
const later = {
  en: {
    volunteering: {
      organization: 'Harbour Food Bank',
      role: 'Shift coordinator',
      content: ['Planned the weekly rota for 24 helpers', 'Drove the **evening round** on Thursdays'],
    },
    publications: [
      ['Routing deliveries under uncertain demand', 'A. Okafor, M. Lindqvist', 'Journal of Regional Logistics'],
      ['Shared depots in small towns', 'A. Okafor', 'Proceedings of the Freight Symposium'],
    ],
  },
  zh: {
    volunteering: {
      organization: '青禾社区服务中心',
      role: '志愿者组长',
      content: ['安排 24 名志愿者的每周排班', '负责周四**晚间配送**'],
    },
    publications: [
      ['需求不确定时的车辆路径研究', '林知夏，周远', '区域物流学报'],
      ['小城共享仓的选址方法', '林知夏', '供应链管理评论'],
    ],
  },
} as const;

/** Who can be asked. */
const referees = {
  en: [
    {
      name: 'Ida Holm',
      relation: 'Operations manager',
      organization: 'Harbour & Pine Logistics',
      phone: '+1 312 555 0112',
      email: 'ida.holm@example.com',
      recommendation: 'Careful with figures, and quick to say what is not known yet.',
    },
    {
      name: 'Marcus Lindqvist',
      relation: 'Thesis supervisor',
      organization: 'Lakeshore State University',
      phone: '',
      email: 'lindqvist@example.com',
    },
  ],
  zh: [
    {
      name: '周远',
      relation: '部门经理',
      organization: '禾光科技（上海）有限公司',
      phone: '139-0000-4412',
      email: 'zhouyuan@example.com',
      recommendation: '做事细致，交给他的事很少返工。',
    },
    { name: '林知夏', relation: '毕业论文导师', organization: '临江大学', phone: '', email: 'linzhixia@example.com' },
  ],
};

/** Entries in a section of the person's own. */
const talks = {
  en: [
    {
      title: 'Conferences',
      items: ['Told of **two trials** in one depot', 'Led the panel on returns'],
      name: 'Routing Days',
      subtitle: 'Speaker',
      location: 'Boston, MA',
      start: '2023-05',
      end: '2023-06',
    },
    {
      title: 'Conferences',
      items: ['Wrote the closing report'],
      name: 'Depot Forum',
      start: '2022-03',
      end: '2022-04',
    },
  ],
  zh: [
    {
      title: '学术会议',
      items: ['介绍**两次试验**的结果', '主持退货专题讨论'],
      name: '中国物流年会',
      subtitle: '分论坛报告人',
      location: '上海',
      start: '2023-05',
      end: '2023-06',
    },
    { title: '学术会议', items: ['撰写会议总结'], name: '仓储论坛', start: '2022-03', end: '2022-04' },
  ],
};

/** A content with marks in its texts, a link for each school, company, project, certification and award, and all that came later. */
export function linked(content: ResumeContent, language: Language): ResumeContent {
  const { bullets, introduction, description } = texts[language];
  const withUrl = <T extends object>(items: T[], path: string) =>
    items.map((item, at) => ({ ...item, url: `https://${path}.example.com${at ? `/${at}` : ''}` }));
  return {
    ...content,
    basics: { ...content.basics, introduction, profiles: profiles[language], ...personal[language] },
    work: withUrl(content.work, 'work').map((item, at) => (at === 0 ? { ...item, content: bullets } : item)),
    education: withUrl(content.education, 'school').map((item, at) =>
      at === 0 ? { ...item, ...schooling[language], description } : item,
    ),
    projects: withUrl(content.projects, 'project'),
    certifications: withUrl(content.certifications, 'certificate'),
    awards: withUrl(content.awards, 'award'),
    languages: languages[language].map((item, at) => ({ id: `l${at}`, ...item })),
    volunteering: [
      {
        id: 'v0',
        ...later[language].volunteering,
        content: [...later[language].volunteering.content],
        start: '2021-03',
        end: null,
        url: 'https://volunteer.example.com',
      },
    ],
    publications: later[language].publications.map(([title, authors, venue], at) => ({
      id: `b${at}`,
      title,
      authors,
      venue,
      date: `202${at + 1}-0${at + 5}`,
      description: '',
      url: `https://publication.example.com${at ? `/${at}` : ''}`,
    })),
    references: referees[language].map((referee, at) => ({ id: `r${at}`, ...referee })),
    custom: talks[language].map((talk, at) => ({
      id: `x${at}`,
      ...talk,
      url: `https://talks.example.com${at ? `/${at}` : ''}`,
    })),
  };
}
