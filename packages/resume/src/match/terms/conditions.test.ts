import { expect, test } from 'vitest';
import { conditionsIn } from './conditions.ts';

const said = (text: string) =>
  conditionsIn(text, { from: 0, to: text.length }).map(({ from, to }) => text.slice(from, to));

test.each([
  ['Deliveries go out in the small hours', 'in the small hours'],
  ['You answer the phone outside normal working hours', 'outside normal working hours'],
  ['半夜也得起来接单', '半夜也得起来'],
  ['检修不分昼夜', '不分昼夜'],
  ['Expect 55-hour weeks in August', '55-hour weeks'],
  ['any five days from seven', 'any five days from seven'],
  ['国庆不打烊，周日照常出摊', '国庆不打烊'],
  ['Mondays and Fridays in the studio', 'Mondays and Fridays in the studio'],
  ['three days a week in person', 'three days a week in person'],
  ['每周至少三天到实验室办公', '每周至少三天到实验室办公'],
  ['a good head for heights', 'good head for heights'],
  ['climbing 30 m masts in wind', 'climbing 30 m masts'],
  ['四十米的信号塔能爬上去', '四十米的信号塔能爬上去'],
  ['no leave in December', 'no leave in December'],
  ['榨季连轴转', '榨季连轴转'],
  ['living aboard for six weeks', 'living aboard'],
  ['吃住在工地', '吃住在工地'],
  ['four trips a year to the plant', 'four trips a year to the plant'],
  ['a third of your time is on the road', 'a third of your time is on the road'],
  ['每季度飞首尔两三次', '每季度飞首尔两三次'],
  ['You work 6 p.m. to 2 a.m. at the gate', '6 p.m. to 2 a.m.'],
  ['live within an hour of the depot', 'live within an hour of the depot'],
  ['be over 21 years of age', 'over 21 years of age'],
  ['6 days working in season', '6 days working'],
  ['a licence with towing entitlement', 'towing entitlement'],
  ['fingerprint-based criminal record check', 'fingerprint-based criminal record check'],
  ['一年出差一百五十天左右', '一年出差一百五十天左右'],
  ['周三至周日上班', '周三至周日上班'],
  ['岁数不要超过45岁', '岁数不要超过45岁'],
  ['年龄在35周岁及以下', '年龄在35周岁及以下'],
  ['嗅觉灵敏', '嗅觉灵敏'],
  ['具有中国国籍', '中国国籍'],
  ['age not exceeding 38 years', 'age not exceeding 38 years'],
  ['no known food allergies', 'no known food allergies'],
  ['a rolling roster', 'rolling roster'],
  ['年龄45以内', '年龄45以内'],
  ['体检达标', '体检达标'],
])('a condition of work in other words: %s', (text, form) => {
  expect(said(text)).toContain(form);
});

test.each([
  'No late finishes, no weekends',
  'on call with the mills all day',
  'look after your own van stock',
  'pupils with allergies',
  'up to 30 years of experience',
  '双十一备货',
])('what is offered, or another thing: %s', (text) => {
  expect(said(text)).toEqual([]);
});
