import { person } from '../person.ts';

export const designer = person({
  basics: {
    name: '苏见微',
    phone: '138-0000-7734',
    email: 'su.jianwei@example.com',
    address: '北京市朝阳区',
    homepage: 'jianwei.example.com',
    introduction:
      '品牌与界面设计师，七年间做过出版、展览与数字产品。关心字距与栏线，也关心开发能不能照着做；交付的是规范，不只是图。',
  },
  intention: { position: '资深视觉设计师', city: '北京、上海' },
  work: [
    {
      company: '留白设计工作室',
      position: '设计主管',
      location: '北京',
      start: '2021-04',
      end: null,
      content: [
        '带 4 名设计师，三年交付 27 个品牌项目，续约客户占 68%。',
        '为连锁书店重做标识与导视系统，覆盖 41 家门店，到店问路量下降约三分之一。',
        '建立工作室的字体与网格规范，提案到定稿由 5 轮减到 3 轮。',
      ],
    },
    {
      company: '山野出行',
      position: '界面设计师',
      location: '北京',
      start: '2018-07',
      end: '2021-03',
      content: [
        '设计并维护组件库 130 个组件，新页面设计工时由 6 天降到 2.5 天。',
        '重做行程页的信息层级，客服“找不到订单”类咨询减少 43%。',
      ],
    },
  ],
  projects: [
    {
      name: '城市纸样：字体档案展',
      role: '视觉统筹',
      start: '2023-05',
      end: '2023-10',
      introduction: '收集老街店招并重绘成字，出版图录一册。',
      results: ['展期 40 天，观众 1.9 万人；图录首印 3,000 册售罄。'],
    },
    {
      name: '无障碍配色手册',
      role: '作者',
      start: '2022-02',
      end: '2022-06',
      results: ['整理 12 组合格配色与检查方法，被 9 个团队采用。'],
    },
  ],
  education: [{ school: '燕北美术学院', degree: '文学学士', major: '视觉传达设计', start: '2014-09', end: '2018-06' }],
  skills: [
    { category: '设计', items: ['品牌识别', '编排', '字体', '导视', '界面'] },
    { category: '工具', items: ['Figma', 'Illustrator', 'InDesign', 'Glyphs', 'Blender'] },
  ],
  awards: [
    { name: '年度最美图书入围', issuer: '华东书籍设计展', date: '2024-03' },
    { name: '新锐设计师提名', issuer: '北方设计周', date: '2022-09' },
  ],
  languages: [{ language: '英语', level: '可独立提案' }],
});
