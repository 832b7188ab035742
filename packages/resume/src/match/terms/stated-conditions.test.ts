import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';

const english = (line: string) =>
  `Upholsterer\n\nWhat you need\n- Three years of deep buttoning\n- Industrial sewing machines\n- Pattern matching on striped cloth\n\nBenefits\n25 days of leave and a pension. ${line}`;
const chinese = (line: string) =>
  `招聘制版师\n\n任职要求：\n1、三年以上女装打版经验\n2、熟练使用富怡CAD\n3、懂面料性能\n\n福利待遇：\n五险一金，包午餐。${line}`;
const asked = (posting: string) => requirementsOf(posting).map(({ term, need }) => `${need} ${term}`);

test.each([
  ['Applicants must hold a British passport.', 'British passport'],
  ['You will have to work alternate Saturdays in spring.', 'alternate Saturdays'],
  ['A standard DBS will be carried out before you start.', 'standard DBS'],
  ['Employment is conditional on a security clearance.', 'security clearance'],
  ['The rota includes sleepovers and some bank holidays.', 'sleepovers'],
  ['You need a car and a driving licence to reach us.', 'a car and a driving licence'],
  ['Travelling to the other shop (twice a month) is part of the job.', 'Travelling'],
  ['On-call is one week in six and it does include nights.', 'On-call is one week in six and it does include nights'],
  ['Late shifts come round twice a month.', 'Late shifts'],
  ['There is weekend work in June.', 'weekend work'],
  ['Send us your showreel by Friday.', 'showreel'],
])('a condition is asked for below a heading that asks for nothing: %s', (line, term) => {
  expect(asked(english(line)).join()).toContain(`must ${term}`);
});

test.each([
  ['旺季需要轮流值晚班。', '值晚班'],
  ['展会前须在异地驻场。', '异地'],
  ['双十一那几天要忙到凌晨，这个得能接受。', '忙到凌晨'],
])('the same in Chinese: %s', (line, term) => {
  expect(asked(chinese(line)).join()).toContain(term);
});

test.each([
  'You do not need to work weekends.',
  'Weekend work earns an allowance of £40.',
  'Our rota includes no nights.',
  'The café across the road is open on Saturdays.',
  'We must close on bank holidays.',
])('what is offered or none: %s', (line) => {
  expect(asked(english(line)).join()).not.toMatch(/weekend|night|saturday|holiday/i);
});

test.each(['需要加班的另付加班费。', '不需要出差。', '夜班补贴40元。', '入职须体检。'])(
  'the same in Chinese: %s',
  (line) => {
    expect(asked(chinese(line)).join()).not.toMatch(/加班|出差|夜班|体检/);
  },
);

test.each([
  ['Requirements\n- SQL\n- Willingness to stay away from home on weeknights\n- Excel', 'stay away from home'],
  ['Data Analyst\nLeeds (hybrid, Mon/Thu in office)\nRequirements\n- SQL\n- Tableau', 'Mon/Thu in office'],
  ['Roofer\nRequirements\n- Slating\n- Lead work\n\nWORKING CONDITIONS: outdoors in rain; heights', 'outdoors'],
  ['任职要求：\n- 会给马修蹄\n- 对马毛不过敏\n- 会钉掌', '对马毛不过敏'],
  ['任职要求：\n- 熟悉 SQL\n- 无色盲\n- 会用 Tableau', '无色盲'],
])('a point that asks whether one would, days beside the place, a condition alone: %s', (posting, term) => {
  expect(requirementsOf(posting).map((one) => one.term)).toContain(term);
});
