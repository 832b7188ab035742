import type { Language, SectionKey } from '@verdant/contracts';

const titles: Record<Language, Record<SectionKey, string>> = {
  en: {
    introduction: 'Profile',
    intention: 'Job target',
    work: 'Experience',
    projects: 'Projects',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certifications',
    awards: 'Awards',
    custom: 'More',
  },
  zh: {
    introduction: '个人简介',
    intention: '求职意向',
    work: '工作经历',
    projects: '项目经历',
    education: '教育背景',
    skills: '专业技能',
    certifications: '资格证书',
    awards: '荣誉奖项',
    custom: '其他',
  },
};

/** Printed headings, worded as résumé readers know them. */
export const sectionTitles = (language: Language): Record<SectionKey, string> => titles[language];

export const words = {
  en: {
    resume: 'Résumé',
    form: 'Résumé',
    contact: 'Contact',
    name: 'Name',
    position: 'Position sought',
    phone: 'Phone',
    email: 'Email',
    address: 'Location',
    linkedin: 'LinkedIn',
    homepage: 'Website',
    city: 'Preferred location',
    salary: 'Expected salary',
    availability: 'Availability',
    industry: 'Industry',
    achievements: 'Key achievements',
    metrics: 'Key metrics',
    technologies: 'Technologies',
    comma: ', ',
    colon: ': ',
  },
  zh: {
    resume: '简历',
    form: '个人简历',
    contact: '联系方式',
    name: '姓名',
    position: '应聘岗位',
    phone: '电话',
    email: '邮箱',
    address: '所在地',
    linkedin: '领英',
    homepage: '主页',
    city: '期望城市',
    salary: '期望薪资',
    availability: '到岗时间',
    industry: '期望行业',
    achievements: '业绩',
    metrics: '量化指标',
    technologies: '技术栈',
    comma: '、',
    colon: '：',
  },
} satisfies Record<Language, Record<string, string>>;
