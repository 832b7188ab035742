import { expect, test } from 'vitest';
import { degreeFound, yearsFound } from './facts/facts-found.ts';
import { headingOf } from './phrases.ts';
import { requirementsOf } from './requirements.ts';

const asked = (text: string, need: 'must' | 'nice') =>
  requirementsOf(text)
    .filter((one) => one.need === need)
    .flatMap(({ options }) => options)
    .join('; ');

test.each([
  [
    "Florist\n\nYou'll love it here if you…\n- condition roses without being told\n- know your way round Interflora orders\n\nThe deal: £12.80 an hour.",
    ['roses', 'Interflora'],
  ],
  [
    "Barge Skipper\n\nYou're our person if...\n• you hold a Boatmaster's Licence\n• VHF radio is second nature",
    ['Boatmaster', 'VHF'],
  ],
  [
    '养蜂技术员\n\n岗位说明：\n- 春繁、分蜂\n\n我们正在寻找：\n- 会人工育王\n- 懂蜂螨防治\n\n给什么：包住',
    ['育王', '蜂螨'],
  ],
])('a heading that goes on in its points asks for them: %j', (text, names) => {
  for (const name of names) expect(asked(text, 'must')).toContain(name);
});

test('what a heading likes is liked', () => {
  const text = 'Archivist\n\nGotta have:\n- EAD cataloguing\n- palaeography\n\nLike to have:\n- Preservica\n- Latin';
  expect(asked(text, 'must')).toBe('EAD cataloguing; palaeography');
  expect(asked(text, 'nice')).toBe('Preservica; Latin');
});

test.each([
  ['职责：1. 照看变电站；2. 抄表巡视，无高压电工证者勿扰；3. 填写日志。', '高压电工'],
  ['招婚礼摄影师，周末为主。没有跟拍经验的别来，器材自备。', '跟拍'],
  ['诚聘古建木工，没有榫卯手艺的不要来，活多，工期紧。', '榫卯'],
])('who has none of it is refused, so it is asked for: %s', (text, name) => {
  expect(asked(text, 'must')).toContain(name);
});

test.each([
  ['Requirements:\n- queen rearing\n- honey extraction\n- Driving licence? Not needed, we have a driver.', 'licence'],
  ['Nice to have:\n- Gerber\n- Italian? Never mind what the brand is called.\n- tailoring', 'Italian'],
  ['任职要求：\n1. 会 CAD 制图；\n2. 懂幕墙节点；\n3. 一建证（可入职后考）', '一建'],
  ['导游招聘。要求有导游证，熟悉敦煌线路。日语不作要求。', '日语'],
])('what is denied is not asked for: %j', (text, name) => {
  expect(requirementsOf(text).length).toBeGreaterThan(1);
  expect(`${asked(text, 'must')}; ${asked(text, 'nice')}`).not.toContain(name);
});

test('the number of a criterion is no part of it, and a licence keeps its class', () => {
  const text =
    'Essential\nA1  Two years in conservation framing\nA2  Use of a mount cutter\nA3  Able to read condition reports\n\nDesirable\nB1  Gilding';
  const all = `${asked(text, 'must')}; ${asked(text, 'nice')}`;
  expect(all).toContain('mount cutter');
  expect(all).not.toMatch(/[AB]\d/);
  expect(asked('Requirements\nC1 licence\nC2 welding certificate\nTIG', 'must')).toContain('C1 licence');
});

test.each([
  ["There is no depot in your village, so you'll have to drive to Hexham each morning.", 'drive'],
  ['You must be able to carry crates up from the cellar and to work early and late shifts.', 'carry crates'],
  ['招饲料厂装卸工，要求八十斤的麻袋扛得动，能上夜班。', '麻袋'],
])('what one must be able to do is asked for in everyday words: %s', (text, name) => {
  expect(asked(text, 'must')).toContain(name);
});

test('a name keeps the word it begins with', () => {
  expect(asked('Requirements: experience of Advanced Life Support, strong Excel', 'must')).toBe(
    'Advanced Life Support; Excel',
  );
});

test('years that were done are asked for, years for which something is given are not', () => {
  expect(yearsFound('诚聘茶艺师。评茶师证必备，门店茶艺做满两年。')?.least).toBe(2);
  expect(yearsFound('要求会包粽子。做满一年送你回家的路费。')).toBeNull();
});

test('a degree that one asks about and lets go is not asked for, nor is the class that one teaches', () => {
  expect(degreeFound('Tree surgeon. Must have CS38 and own harness. No degree? No problem.')).toBeNull();
  expect(
    degreeFound('1. 硕士及以上学历，物理专业；\n2. 三年以上教龄。\n能教 A-Level 物理者欢迎，不作要求。')?.level,
  ).toBe('master');
});

test.each([
  ['要求：\n1. 会 PID 调节；\n2. SOLIDWORKS 请务必熟练；\n3. 懂液压。', 'PID 调节'],
  ['Requirements: driving a forklift, no fewer than two years as a banksman, slinging', 'banksman'],
  ['要求：\n- 会包边\n- 会打样\n\n没有也欢迎来聊，有的话咱们心里都有数：裁床、绣花、充绒任意一样。', '绣花'],
])('a name keeps its letters, and other words ask: %j', (text, name) => {
  expect(`${asked(text, 'must')}; ${asked(text, 'nice')}`).toContain(name);
});

test.each([
  ["What they're asking for:", 'must'],
  ['会这些的我们会尖叫', 'nice'],
  ['定级时高一档的：', 'nice'],
  ['Over the moon if you also have', 'nice'],
  ['最好有：', 'nice'],
])('a heading in other words: %s', (line, kind) => {
  expect(headingOf(line, '- x', '')).toBe(kind);
});

test('a field of study keeps its first letter', () => {
  const text = "Requirements:\n- a bachelor's degree in anthropology, archaeology or history\n- MATLAB\n- Odeon\n- SQL";
  expect(asked(text, 'must')).toContain('anthropology; archaeology');
});

test('what is liked by its label is liked to the end of it', () => {
  expect(asked('要求：会裁剪，会锁边。\n最好：懂手绘；会打版；考过裁缝证。', 'nice')).toContain('打版');
});
