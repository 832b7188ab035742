import { expect, test } from 'vitest';
import { wordingSaying } from './wordings.ts';

const share = (asked: string, text: string) => wordingSaying(asked)?.(text) ?? null;

test.each([
  ['压疮护理', '两年没有人长褥疮'],
  ['养老机构', '青竹养护院'],
  ['care home experience', 'Fernbank Nursing Home'],
  ['month-end close', 'Closing the books by the third working day'],
  ['砌墙', '瓦工，干过四栋楼的砌筑'],
  ['CRM systems', 'Kept the leads in Pipedrive'],
  ['welding', 'GTAW on thin pipe'],
])('%s is met by %s', (asked, text) => {
  expect(share(asked, text)).toBe(1);
});

test.each([
  ['Salesforce', 'Kept the leads in Pipedrive', 'another of its kind'],
  ['TIG welding', 'MIG welding of frames', 'a look-alike'],
  ['三甲医院', '江北区人民医院', 'what it is a kind of'],
])('%s is half met by %s, %s', (asked, text) => {
  expect(share(asked, text)).toBeGreaterThanOrEqual(0.5);
  expect(share(asked, text)).toBeLessThan(0.75);
});

test('what nothing tells of is not met', () => {
  expect(share('压疮护理', '负责仓库盘点')).toBe(0);
  expect(share('CMMS', 'Measured castings on a CMM')).toBe(0);
  expect(share('土木工程', '木工，做柜子')).toBe(0);
});

test('a phrase that says more than the thing is none of its wordings', () => {
  expect(wordingSaying('压疮护理论文发表')).toBeNull();
  expect(wordingSaying('a portfolio of zebras')).toBeNull();
});

test.each([
  ['鼻饲护理', '没做过管饲'],
  ['鼻饲护理', '管饲由值班医生负责'],
  ['砌墙', '砌筑外包给劳务队'],
  ['砌墙', '希望学砌筑'],
  ['tube feeding', 'Enteral feeding was given by the district nurse'],
  ['tube feeding', 'Enteral feeding done by colleagues'],
  ['welding', 'No experience of GTAW'],
  ['welding', 'Never did GTAW'],
])('%s is not met where it is denied or done by others: %s', (asked, text) => {
  expect(share(asked, text)).toBe(0);
});

test('a clause that denies one thing leaves the next', () => {
  expect(share('砌墙', '没做过抹灰，砌筑干了三年')).toBe(1);
});

test.each([
  ['吸痰', '每两小时翻身拍背'],
  ['Kubernetes', 'Deployed on Docker'],
  ['VAT returns', 'Filed GST returns'],
  ['三甲医院', '曾在三级医院轮转'],
  ['safeguarding children training', 'Child protection lead'],
])('%s is another thing than %s', (asked, text) => {
  expect(share(asked, text) ?? 0).toBe(0);
});
