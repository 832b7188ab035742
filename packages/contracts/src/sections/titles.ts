import type { SectionKey } from './map.ts';

/** Headings as they are printed, worded as résumé readers know them; the reader knows them again. */
export const SECTION_TITLES: Record<'en' | 'zh', Record<SectionKey, string>> = {
  en: {
    introduction: 'Profile',
    intention: 'Job target',
    work: 'Experience',
    projects: 'Projects',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    awards: 'Awards',
    volunteering: 'Volunteering',
    publications: 'Publications',
    references: 'References',
    custom: 'More',
  },
  zh: {
    introduction: '个人简介',
    intention: '求职意向',
    work: '工作经历',
    projects: '项目经历',
    education: '教育背景',
    skills: '专业技能',
    languages: '语言能力',
    certifications: '资格证书',
    awards: '荣誉奖项',
    volunteering: '志愿服务',
    publications: '论文著作',
    references: '证明人',
    custom: '其他',
  },
};
