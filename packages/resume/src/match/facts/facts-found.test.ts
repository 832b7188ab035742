import { describe, expect, test } from 'vitest';
import { degreeFound, titleFound, yearsFound } from './facts-found.ts';

describe('title and years that the trained field finds', () => {
  test.each([
    ['Warehouse night crew\n\nWhat you need:\n- 18 months of forklift experience\n- Counterbalance licence', 1.5],
    ['任职要求：\n1、大专以上学历\n2、焊接机器人调试2年，会看图纸\n3、能上夜班', 2],
  ])('years in any wording: %j', (text, least) => {
    expect(yearsFound(text)?.least).toBe(least);
  });
  test('where none are asked there are none', () => {
    expect(yearsFound('About us\nFounded 40 years ago.\nRequirements:\nPython')).toBeNull();
  });
  test('the lowest degree, in whatever words', () => {
    expect(degreeFound('要求：\n1、中专及以上学历，护理专业\n2、护士证')?.level).toBe('school');
    expect(
      degreeFound('Requirements:\n- SQL\n\nABOUT YOU\nGCSEs, A levels, a PhD in French – we don’t mind.'),
    ).toBeNull();
    expect(degreeFound('要求：\n中专毕业（手艺过硬者学历可商量）\n会焊接')).toBeNull();
    expect(degreeFound('学历不作硬性要求，组长也是高中毕业。\n要求：\n会焊接')).toBeNull();
    expect(degreeFound('Requirements:\n- HND or degree in building, or a trade background')).toBeNull();
    expect(degreeFound('Requirements:\n- HND or degree in building')?.level).toBe('college');
    expect(degreeFound('About you\n- Certificate III in Horticulture, or a Diploma of Horticulture')).toBeNull();
    expect(degreeFound('Qualification: any degree. Must know SQL')?.level).toBe('bachelor');
    expect(degreeFound('要求：会焊接\n09:15 小周\n学历有要求吗\n\n09:17\n没要求，高中也行')).toBeNull();
    expect(degreeFound('We pay for your degree while you work.\nRequirements:\n- Python')).toBeNull();
  });
  test('of a name in two languages the one of the posting', () => {
    const posting = 'Night Manager / 夜班副理\n某酒店\n要求：\n- 五星级酒店前厅工作满 3 年\n- 英语流利';
    expect(titleFound(posting)?.title).toContain('夜班副理');
  });
  test('how many are wanted is no part of a name, and a firm is no post', () => {
    expect(titleFound('【急招】驻船打捞员1-2名 坐标舟山\n要求：会潜水')?.title).toBe('驻船打捞员');
    expect(titleFound('We sell lamps to 40 countries.\nRequirements:\nSQL')).toBeNull();
  });
  test('who writes a letter is not who is looked for', () => {
    const posting = 'From: Ann Lee, General Manager\nTo: all staff\nRe: NIGHT AUDITOR\n\nBasic Excel is a must.';
    expect(titleFound(posting)?.title).toBe('NIGHT AUDITOR');
  });
  test('the group in which it was posted is no post', () => {
    const posting = 'Border Farriers (private group)\nJo Bell > 6 pm\n\nHi all, we are after a stable groom in May.';
    expect(titleFound(posting)?.title).toBe('stable groom');
  });
  test('a class behind a dash belongs to a name, and a wide bar ends one', () => {
    expect(titleFound('NIGHT / CRANE OPERATOR - CLASS 2\nHarbour works\nStart: soon')?.title).toBe(
      'CRANE OPERATOR - CLASS 2',
    );
    expect(titleFound('嵌入式测试工程师｜18-25K｜某公司：我们三个人，写过 C 就行')?.title).toBe('嵌入式测试工程师');
  });
  test('years for which a lower degree is taken are not asked for', () => {
    const posting =
      '任职要求：\n1、药学专业本科学历；在药房工作满六年者，学历可放宽至大专\n2、具有临床药学工作经历 3 年以上';
    expect(yearsFound(posting)?.least).toBe(3);
  });
  test('no degree is fine where one is fine as well, and one that is looked for is asked', () => {
    expect(degreeFound('Requirements:\n- SQL\nA degree is fine, no degree is also fine.')).toBeNull();
    const asked = 'Requirements:\n- SQL\n- A degree, in any subject, will be looked for by the owners.';
    expect(degreeFound(asked)?.level).toBe('bachelor');
  });
  test('below a heading that asks there is no name', () => {
    expect(titleFound('Requirements:\nSAP, SQL')).toBeNull();
  });
  test('what the rules find stays', () => {
    expect(titleFound('Night Porter\nSeaside hotel\nYou speak English.')?.title).toBe('Night Porter');
  });
});

test.each([
  ['Ski technician\nRequirements:\n- three winters in a hire shop\n- edge grinding\n- waxing', 3],
  ['Winemaker\nYou must have worked five harvests in a cellar, know yeast and hold a forklift licence.', 5],
  ['锅炉运行工\n要求：\n1. 至少干过两个供暖季；\n2. 持司炉证；\n3. 会水质化验。', 2],
  ['要求：带过三个完整财年的年报审计，持 CPA，熟悉 IFRS。', 3],
  ['Stay at the Four Seasons of Bath. Requirements: Opera PMS, guest relations.', null],
  ['You will work four seasons of the year outdoors. Requirements: mower, hedge trimming.', null],
  ['We have run three seasons of this festival. Requirements: rigging, lighting.', null],
  ['签两个雪季合同，包吃住。要求：会滑雪，会英语。', null],
])('seasons that one has worked are years: %j', (posting, least) => {
  expect(yearsFound(posting)?.least ?? null).toBe(least);
});
