import { expect, test } from 'vitest';
import { asksToHaveLed, leadingTold } from './leading.ts';

test.each([
  '带过人',
  '带过新人',
  '有带队经验',
  '管理过团队',
  '团队管理经验',
  '管过十来个人',
  '班组管理',
  '管理经验',
  'has supervised staff',
  'team leadership',
  'people management',
  'line management experience',
  'leading a small crew',
  'supervisory experience',
])('%s asks for somebody who has led', (option) => {
  expect(asksToHaveLed(option)).toBe(true);
});

test.each([
  '仓库管理经验',
  '项目管理',
  '客户管理',
  '带货',
  '管道安装',
  'project management',
  'stock management',
  'lead generation',
  'works with people',
  '管理人力成本',
])('%s asks for something else', (option) => {
  expect(asksToHaveLed(option)).toBe(false);
});

test.each([
  ['管着五个搬运工，每天早上分活', 'wholly'],
  ['带领12名焊工完成吊篮制作', 'wholly'],
  ['手下9个人，三班倒', 'wholly'],
  ['负责8人团队的日常', 'wholly'],
  ['Supervised 14 porters across two sites', 'wholly'],
  ['Ran a team of five fitters', 'wholly'],
  ['Seven direct reports', 'wholly'],
  ['Three glaziers reporting to me', 'wholly'],
  ['带教3名新人', 'partly'],
  ['排班、交接', 'partly'],
  ['Trained new starters on the lathe', 'partly'],
  ['Wrote the weekly rota', 'partly'],
  ['管理60名客户的账户', null],
  ['管理32名学生', null],
  ['带3个班的数学', null],
  ['Managed 14 suppliers', null],
  ['Best Staff of the Year', null],
  ['Worked in a busy kitchen', null],
] as const)('%s tells of it %s', (text, told) => {
  expect(leadingTold('work/w1/content/0', text)).toBe(told);
});

test.each([
  ['夜班班长', 'wholly'],
  ['缝纫组组长', 'wholly'],
  ['Charge nurse', 'wholly'],
  ['Cleaning supervisor', 'wholly'],
  ['Head Chef', 'wholly'],
  ['产品经理', null],
  ['主管护师', null],
  ['Account manager', null],
  ['Assistant to the Manager', null],
  ['店员', null],
] as const)('a post of %s is one of leading: %s', (position, told) => {
  expect(leadingTold('work/w1/position', position)).toBe(told);
});
