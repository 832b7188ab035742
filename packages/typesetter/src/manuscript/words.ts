import { type Language, SECTION_TITLES, type SectionKey } from '@verdant/contracts';

/** Printed headings, worded as résumé readers know them. */
export const sectionTitles = (language: Language): Record<SectionKey, string> => SECTION_TITLES[language];

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
    link: 'Link',
    gpa: 'GPA',
    average: 'Average',
    grade: 'Grade',
    thesis: 'Thesis',
    courses: 'Courses',
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
    link: '链接',
    gpa: '绩点',
    average: '平均分',
    grade: '成绩',
    thesis: '毕业论文',
    courses: '主修课程',
    comma: '、',
    colon: '：',
  },
} satisfies Record<Language, Record<string, string>>;

/** The label of a field inside an entry; '' where it needs none. */
export const fieldLabel = (language: Language, key: string): string =>
  (words[language] as Record<string, string>)[key] ?? '';
