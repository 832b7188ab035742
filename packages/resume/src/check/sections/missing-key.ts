const names = {
  school: { en: 'school', zh: '学校' },
  degree: { en: 'degree', zh: '学历' },
  major: { en: 'field of study', zh: '专业' },
  end: { en: 'end date', zh: '结束时间' },
  company: { en: 'organisation', zh: '公司' },
  position: { en: 'title', zh: '职位' },
  start: { en: 'start date', zh: '开始时间' },
  name: { en: 'name', zh: '名称' },
};

export const missing = (key: keyof typeof names) => ({
  en: `The ${names[key].en} is missing here.`,
  zh: `这里缺少${names[key].zh}。`,
});
