import { expect, test } from 'vitest';
import { skillsAmong } from './skills-among.ts';

const among = (title: string, ...items: string[]) => {
  const { skills, rest } = skillsAmong(title, [{ title, items }]);
  return { skills: skills.flatMap((group) => group.items), rest: rest.flatMap((section) => section.items) };
};

test.each<[string, string, string[], string[]]>([
  ['其他', '熟练使用用友U8、金蝶及Excel等办公软件。', ['用友U8', '金蝶', 'Excel'], []],
  ['其它', '会用 Excel, 钉钉', ['Excel', '钉钉'], []],
  [
    '专长爱好',
    '静脉穿刺、导尿、心电监护；会用Word。爱好羽毛球、钓鱼。',
    ['静脉穿刺', '导尿', '心电监护', 'Word'],
    ['爱好羽毛球、钓鱼。'],
  ],
  ['Additional information', 'Key skills: SAP, Power BI, demand planning', ['SAP', 'Power BI', 'demand planning'], []],
  ['Other', 'Familiar with Xero and MYOB', ['Xero and MYOB'], []],
  ['其他', '爱好：钓鱼、羽毛球', [], ['爱好：钓鱼、羽毛球']],
  ['Hobbies', 'Rowing, pottery', [], ['Rowing, pottery']],
  ['Additional information', 'Driving licence: category B', [], ['Driving licence: category B']],
])('%s: %s', (title, item, skills, rest) => {
  expect(among(title, item)).toEqual({ skills, rest });
});
