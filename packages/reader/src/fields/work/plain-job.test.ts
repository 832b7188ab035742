import { expect, test } from 'vitest';
import { plainJob } from './plain-job.ts';

test.each([
  [
    ['Vale Foods · Full-time', 'Picker – Part-time'],
    ['Vale Foods', 'Picker'],
  ],
  [
    ['Vale Foods', 'Contract Manager, Part Time Courses'],
    ['Vale Foods', 'Contract Manager, Part Time Courses'],
  ],
  [
    ['任临河市第一纺织厂', '任会计'],
    ['临河市第一纺织厂', '会计'],
  ],
  [
    ['在成都云帆科技有限公司', '后端工程师，负责结算'],
    ['成都云帆科技有限公司', '后端工程师'],
  ],
  [
    ['北海科技有限公司', '北海科技有限公司财务部会计'],
    ['北海科技有限公司', '财务部会计'],
  ],
  [
    ['北海大学', '博士后（合作导师：林禾教授）'],
    ['北海大学', '博士后'],
  ],
  [
    ['北海设备股份有限公司（泵阀，员工300人）', '工程师'],
    ['北海设备股份有限公司', '工程师'],
  ],
  [
    ['Tarn Works Ltd (turnover £18m, 60 staff)', 'Buyer'],
    ['Tarn Works Ltd', 'Buyer'],
  ],
  [
    ['Tarn Dialysis Center, a 40-station clinic, Leeds', 'Nurse'],
    ['Tarn Dialysis Center', 'Nurse'],
  ],
  [
    ['Harbour People – agency, various sites', 'Chef, Harbour People'],
    ['Harbour People', 'Chef'],
  ],
  [
    ['Organization : K.N. Tarn & Bros.', 'Designation : Trainee'],
    ['K.N. Tarn & Bros.', 'Trainee'],
  ],
  [
    ['2.1 Tarn Builders Pte Ltd', 'Site Manager'],
    ['Tarn Builders Pte Ltd', 'Site Manager'],
  ],
  [
    ['(National Service), Tarn University', '2019 Teaching Assistant'],
    ['Tarn University', 'Teaching Assistant'],
  ],
  [
    ['松林电梯工程有限公司', '安装工。跟师傅学电梯'],
    ['松林电梯工程有限公司', '安装工'],
  ],
  [
    ['Tarn High School', 'I have been Deputy Head Teacher'],
    ['Tarn High School', 'Deputy Head Teacher'],
  ],
  [
    ['青石智能设备有限公司（150-500人）[6年8个月]', '结构工程师'],
    ['青石智能设备有限公司', '结构工程师'],
  ],
  [
    ['with Delta Foods', 'Buyer'],
    ['Delta Foods', 'Buyer'],
  ],
  [
    ['Delta Foods', 'Office Manager with'],
    ['Delta Foods', 'Office Manager'],
  ],
  [
    ['康禾护理院，护理员', ''],
    ['康禾护理院', '护理员'],
  ],
  [
    ['北川检测有限公司', '实验员 质检部'],
    ['北川检测有限公司', '实验员'],
  ],
  [
    ['北川检测有限公司', 'LIMS 测试助理 信息部'],
    ['北川检测有限公司', 'LIMS 测试助理'],
  ],
  [
    ['Vale Stables', '. Groom (weekends)'],
    ['Vale Stables', 'Groom (weekends)'],
  ],
])('%s', ([company, position], names) => {
  const job = plainJob({ company: company!, position: position! });
  expect([job.company, job.position]).toEqual(names);
});

test('what is told about an employer is kept', () => {
  const { told } = plainJob({ company: '北海设备股份有限公司（泵阀，员工300人）', position: '工程师' });
  expect(told).toEqual(['泵阀，员工300人']);
});

test.each([
  ['在线教育科技有限公司', '任务调度工程师'],
  ['任氏酒楼', '副主任、任职顾问'],
  ['Harbour Mill (Leeds)', 'Chef, Pastry'],
  ['24 Hour Gym', 'Work placement'],
  ['Hill-Street Bakery – Leeds', 'Manager, 2nd shift'],
  ['At Home Care Ltd', 'Carer'],
  ['北川检测有限公司', '项目部 经理'],
])('%s, %s stay', (company, position) => {
  expect(plainJob({ company, position })).toEqual({ company, position, told: [] });
});
