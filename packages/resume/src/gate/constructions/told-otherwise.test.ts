import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('a quantity', () => {
  test.each([
    ['Our kiln came third of 14 at the fair', 'Our kiln was ranked 3rd out of 14 at the fair'],
    ['Sold rugs, mean price just over £2,300', 'Sold rugs, mean price slightly above £2.3k'],
    ['Ran a chess hour for children aged 7-10', 'Ran a chess hour for 7- to 10-year-olds'],
    ['Over 2019, wrote 6 puppet plays', 'Wrote 6 puppet plays in 2019'],
    ['Swept the chapel every two weeks', 'Swept the chapel once a fortnight'],
    ['腌菜每月80斤', '腌菜每月40公斤'],
    ['管乐团最多20人，大部分是初学者', '管乐团最多20人，多数是初学者'],
    ['票价不到30元', '票价30元不到'],
    ['每条船配桨4支', '每船配桨4支'],
    ['英语六级', '英语CET-6'],
  ])('in another form: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['Our kiln came third of 14 at the fair', 'Our kiln was ranked 2nd out of 14 at the fair'],
    ['Sold rugs, mean price just over £2,300', 'Sold rugs, mean price slightly above £3.2k'],
    ['Ran a chess hour for children aged 7-10', 'Ran a chess hour for 7- to 11-year-olds'],
    ['Swept the chapel every two weeks', 'Swept the chapel every week'],
    ['腌菜每月80斤', '腌菜每月80公斤'],
    ['英语四级', '英语CET-6'],
    ['票价不到30元', '票价30元'],
  ])('of another size: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('what is denied', () => {
  test.each([
    ['Entered the pie contest, did not win', 'Entered the pie contest without winning'],
    ["Helped bind hymn books; I didn't print them myself", 'Helped bind hymn books, without printing them personally'],
    ['Entered the pie contest, did not place', 'Entered the pie contest, unplaced'],
    ['参加插花比赛，没拿到奖', '参加插花比赛，未获奖'],
    ['负责进纸和油墨，胶水不归我管', '负责进纸和油墨（不含胶水）'],
    ['德语B1，在准备B2', '德语B1，B2备考中'],
  ])('stays denied in other words: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['Entered the pie contest, did not win', 'Entered the pie contest and won'],
    ["Helped bind hymn books; I didn't print them myself", 'Helped bind and print hymn books'],
    ['参加插花比赛，没拿到奖', '参加插花比赛，获奖'],
    ['负责进纸和油墨，胶水不归我管', '负责进纸、油墨和胶水'],
    ['德语B1，在准备B2', '德语B2'],
  ])('is not claimed: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('told as more', () => {
  test.each([
    ['2018年秋天每周两次值夜', '2018年秋天起每周两次值夜'],
    ['大三担任合唱团会计', '大三起担任合唱团会计'],
    ['2016年分馆借阅量在全市9家里排第三', '2016年个人借阅量在全市9家里排第三'],
    ["Hosted a trainee for three weeks' practice in 2018", "Hired a trainee in 2018 following three weeks' practice"],
    [
      'Kept the boiler diary; gas use went from 40 to 31 units',
      'Kept the boiler diary, bringing gas use down from 40 to 31 units',
    ],
    [
      'In the year after the new oven came, breakages fell by a fifth',
      'Helped cut breakages by a fifth in the year after the new oven came',
    ],
  ])('%s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['2018年秋天起每周两次值夜', '2018年秋天起，每周值夜两次'],
    ['Cut gas use from 40 to 31 units', 'Brought gas use down from 40 to 31 units'],
    [
      'Kept the boiler diary; gas use went from 40 to 31 units',
      'Kept the boiler diary; gas use fell from 40 to 31 units',
    ],
  ])('as it was: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('who and how many', () => {
  test.each([
    ['Together with 3 colleagues staged 9 puppet shows', 'Four of us, myself included, staged 9 puppet shows'],
    ['Sold clocks, average order value about £3,000', 'Sold clocks averaging about £3k per order'],
    [
      'Wrote a plan for a rose garden; the plan was not approved by the council',
      'Wrote a plan for a rose garden, which the council did not approve',
    ],
    ['与3名同事排练木偶戏9场', '连我在内4个人，排练木偶戏9场'],
    ['拟定花圃方案，镇里暂未批准', '拟定花圃方案，尚未获镇里批准'],
  ])('in another form: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['Together with 3 colleagues staged 9 puppet shows', 'Five of us, myself included, staged 9 puppet shows'],
    ['Together with 3 colleagues staged 9 puppet shows', 'Staged 9 puppet shows'],
    [
      'Wrote a plan for a rose garden; the plan was not approved by the council',
      'Wrote a plan for a rose garden, which the council approved',
    ],
    ['与3名同事排练木偶戏9场', '连我在内5个人，排练木偶戏9场'],
    ['拟定花圃方案，镇里暂未批准', '拟定花圃方案，获镇里批准'],
  ])('of other people: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

test('most is not nearly all', () => {
  expect(isAccepted('乐团20人，其中大部分是初学者', '乐团20人，其中绝大多数是初学者')).toBe(false);
  expect(isAccepted('Ran a jam stall with 3 colleagues', 'Ran a jam stall with 4 colleagues')).toBe(false);
});
