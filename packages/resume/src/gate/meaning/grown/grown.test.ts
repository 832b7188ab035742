import { describe, expect, test } from 'vitest';
import { isAccepted, judge } from '../../../../testing/measure-gate.ts';

const verdictOf = (original: string, rewrite: string) => judge({ kind: '', claim: '', original, rewrite });
describe('a blank', () => {
  test.each([
    ['Ran the seed stall on Saturdays', 'Ran the seed stall on Saturdays, yielding [X] times its rent'],
    ['Ran the seed stall on Saturdays', 'Ran the seed stall on Saturdays, saving growers ___ a year'],
    ['Tuned pianos in schools', 'Tuned pianos in schools and raised satisfaction to {x}'],
    ['Printed the parish letter', 'Printed the parish letter, boosting donations by [X%]'],
    ['Tuned pianos in schools', 'Tuned pianos in schools, worth £[N] to the county'],
    ['Painted park railings', 'Painted park railings, improving attendance by [ ]'],
    ['整理乐谱柜', '整理乐谱柜，节省xx%时间'],
    ['整理乐谱柜', '整理乐谱柜，错放率仅【X%】'],
    ['整理乐谱柜', '整理乐谱柜，查找效率提升【X%】'],
    ['给合唱团排座位', '给合唱团排座位，惠及团员【X】人'],
    ['给合唱团排座位', '给合唱团排座位，节省时间___小时'],
  ])('beside an end that nobody told: %s → %s', (original, rewrite) => {
    expect(verdictOf(original, rewrite)).toMatchObject({ ok: false });
  });

  test.each([
    ['Tuned pianos in schools', 'Tuned [N] pianos in schools'],
    ['Reduced waste of glaze', 'Reduced waste of glaze by [X%]'],
    ['整理乐谱柜', '整理乐谱柜【N】个'],
    ['降低了釉料损耗', '釉料损耗降低【X%】'],
  ])('beside what the person has told: %s → %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });
});

describe('begun', () => {
  test.each([
    ['First aid at work; started British Sign Language level 2', 'Certified in first aid and BSL level 2'],
    ['Food hygiene level 2; started level 3', 'Holds food hygiene levels 2 and 3'],
    ['Archery coach; studying for the judge certificate', 'Archery coach with the judge certificate'],
    ['Doing a night course in upholstery', 'Completed a night course in upholstery'],
    ['Working towards the carpentry diploma', 'Completed the carpentry diploma'],
    ['Lifeguard; enrolled on the pool plant course', 'Lifeguard; holds the pool plant course award'],
    ['有焊工证，电工证在考', '持有焊工证、电工证'],
    ['备考导游资格证', '具备导游资格证'],
    ['报考了茶艺师三级', '取得茶艺师三级'],
    ['护理大专在读', '具备护理大专学历'],
  ])('is not done: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['First aid; started sign language level 1', 'First aid; began sign language level 1'],
    ['Working towards the carpentry diploma', 'Working towards the diploma in carpentry'],
    ['Started as a kitchen porter in 2019', 'Began as a kitchen porter in 2019'],
    ['有焊工证，电工证在考', '持有焊工证，电工证在考'],
    ['护理大专在读', '在读护理大专'],
  ])('is still begun: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('what happened to a figure', () => {
  test.each([
    [
      'Was a member of the energy group; gas use fell from 90 to 71 units',
      'In the energy group, cut gas use from 90 to 71 units',
    ],
    [
      'Sat on the parking panel; complaints dropped from 40 to 22',
      'Sat on the parking panel, reducing complaints from 40 to 22',
    ],
    ['Sorted parcels; usual delay was 2 days', 'Sorted parcels, bringing the usual delay down to 2 days'],
    ['Answered letters; typical wait was 5 days', 'Answered letters, cutting the typical wait to 5 days'],
    ['参加节能小组，用电量从900度下降到700度', '参加节能小组，将用电量从900度降至700度'],
    ['是安全委员会成员，工伤由9起降到4起', '作为安全委员会成员，降低了工伤，由9起降到4起'],
    ['看水泵，平均水温6度', '看水泵，将平均水温控制在6度'],
    [
      'Worked on the dusk crew; bins per hour went from 8 to 11',
      'Worked on the dusk crew, raising bins per hour from 8 to 11',
    ],
    ['返工率从8%下降到5%', '将返工率从8%降至5%'],
  ])('is no deed: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['Cut gas use from 90 to 71 units', 'Reduced gas use from 90 to 71 units'],
    [
      'Was a member of the energy group; gas use fell from 90 to 71 units',
      'Was a member of the energy group; gas use dropped from 90 to 71 units',
    ],
    ['把返工率从8%降到5%', '将返工率从8%降至5%'],
    ['参加节能小组，用电量从900度下降到700度', '参加节能小组，用电量由900度降至700度'],
  ])('stays what it was: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('a figure of one of two', () => {
  test.each([
    ['种草莓6亩、蓝莓9亩，草莓去年亩产两千斤', '种草莓6亩、蓝莓9亩，去年亩产都是两千斤'],
    ['种草莓6亩、蓝莓9亩，草莓去年亩产两千斤', '种草莓6亩、蓝莓9亩，去年亩产两千斤'],
    ['种蓝莓9亩、草莓6亩，草莓去年亩产两千斤', '种蓝莓9亩、草莓6亩，去年亩产两千斤'],
    ['养鸭30只、鹅9只，鹅每天下蛋5个', '养鸭30只、鹅9只，每天下蛋5个'],
    ['看守C库和D库，D库完好率99%', '看守C库和D库，完好率99%'],
    ['Ran a ferry and a café. The café served 90 people a day.', 'Ran a ferry and a café, serving 90 people a day.'],
    ['养鸭和鹅，鹅每年出栏300只', '养鸭和鹅，每年各出栏300只'],
    ['Grew tulips and leeks; the tulips made 400 crates', 'Grew tulips and leeks, which made 400 crates'],
    ['Ran the ferry and the kiosk; the kiosk took £90 a day', 'Ran the ferry and the kiosk, both taking £90 a day'],
  ])('is not told of both: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['种草莓6亩、蓝莓9亩，草莓去年亩产两千斤', '种草莓6亩、蓝莓9亩，草莓去年亩产2000斤'],
    ['种草莓6亩、蓝莓9亩，草莓去年亩产两千斤', '种草莓6亩（去年亩产两千斤）、蓝莓9亩'],
    ['Grew tulips and leeks; the tulips made 400 crates', 'Grew tulips and leeks; tulips made 400 crates'],
  ])('stays with its own: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});
