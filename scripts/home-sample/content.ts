import type { Language, ResumeContent } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';

/**
 * Our sample people as many of us write: what they did and not what came of it, words that stand where figures could, an
 * address too exact. A résumé worth improving, for the home page; the templates are shown with better ones.
 */
export const drafts: Record<Language, ResumeContent> = { en: english(samples.en), zh: chinese(samples.zh) };

function english(better: ResumeContent): ResumeContent {
  const [first, second] = better.work;
  const [register, returns] = better.projects;
  return {
    ...better,
    basics: { ...better.basics, address: '1420 W Fulton Street, Apt 5, Chicago, IL', phone: '555-0186' },
    work: [
      {
        ...first!,
        content: [
          first!.content[0]!,
          first!.content[1]!,
          first!.content[2]!,
          'Customer claims were sorted with the service desk in order to prepare the monthly review.',
        ],
        achievements: ['Responsible for several of the largest accounts.'],
        metrics: [],
      },
      {
        ...second!,
        content: [
          'Responsible for day-to-day purchase orders and manage the paperwork around them.',
          'Planned spring promotion stock together with the buying team, with a lower write-off than the year before.',
          'Wrote the reorder handbook.',
        ],
      },
    ],
    projects: [
      {
        ...register!,
        technologies: ['Postgresql', 'Python', 'power BI'],
        results: ['Put request, measurement and review of routing trials into one register for the depots.'],
      },
      { ...returns!, results: ['I mapped the return flows of many stores.'] },
    ],
    education: better.education.map((one) => ({ ...one, major: '' })),
    skills: [{ id: 's-tools', category: 'Tools', items: ['SQL', 'Excel'] }],
  };
}

function chinese(better: ResumeContent): ResumeContent {
  const [first, second] = better.work;
  const [platform, app] = better.projects;
  return {
    ...better,
    basics: { ...better.basics, address: '上海市杨浦区国权路 12 弄 3 号 401 室' },
    intention: { ...better.intention, position: '' },
    work: [
      {
        ...first!,
        content: [
          first!.content[0]!,
          '搭建注册漏斗的埋点规范，覆盖 42 个关键事件。',
          first!.content[2]!,
          '对用户反馈进行了分类，与客服团队一起归因。',
        ],
        achievements: ['负责老用户召回方向，积累了大量经验。'],
        metrics: [],
      },
      {
        ...second!,
        content: [
          second!.content[0]!,
          '独立策划“开学季”专题，对接市场与教研团队。',
          '负责编写活动配置手册，供同事查阅。',
        ],
      },
    ],
    projects: [
      { ...platform!, results: ['统一实验的申请、分流与复盘，缩短了得出结论的时间。'] },
      { ...app!, results: ['组织用户访谈，跟进开发与上线。'] },
    ],
    education: better.education.map((one) => ({ ...one, degree: '' })),
  };
}
