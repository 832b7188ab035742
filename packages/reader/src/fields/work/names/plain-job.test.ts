import { expect, test } from 'vitest';
import { plainJob } from './plain-job.ts';

test.each([
  [
    ['松林供热有限公司', '管网维修工 冬天抢修，夏天换管'],
    ['松林供热有限公司', '管网维修工'],
  ],
  [
    ['松林佳园物业', '水电工 1200 户的小区'],
    ['松林佳园物业', '水电工'],
  ],
  [
    ['松林建筑公司', '开自卸车，拉沙石料。'],
    ['松林建筑公司', '开自卸车'],
  ],
  // the second word is a post, a place of work or a part of the first
  [
    ['松林电厂', '值班员 班长'],
    ['松林电厂', '值班员 班长'],
  ],
  [
    ['松林超市', '导购，收银员'],
    ['松林超市', '导购，收银员'],
  ],
  [
    ['自己买车跑货运（挂靠在县运输队），拉过蔬菜', ''],
    ['自己买车跑货运（挂靠在县运输队）', '买车跑货运'],
  ],
  [
    ['夫妻俩在镇上开小吃店', ''],
    ['夫妻俩在镇上开小吃店', '开小吃店'],
  ],
  [
    ['自己人家政服务公司', '保洁员'],
    ['自己人家政服务公司', '保洁员'],
  ],
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

test('the end of the name of an employer before a department is none of the post', () => {
  expect(plainJob({ company: '松林广场物业', position: '物业 客服部前台主管' }).position).toBe('客服部前台主管');
  expect(plainJob({ company: '松林广场物业', position: '餐饮 客服部前台主管' }).position).toBe('餐饮 客服部前台主管');
});
