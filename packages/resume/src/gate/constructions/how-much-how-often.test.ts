import { describe, expect, test } from 'vitest';
import { isAccepted, judge } from '../../../testing/measure-gate.ts';

describe('the same size, share or frequency in other words', () => {
  test.each([
    [
      'a fall with its size',
      'Brought scrap down from 14 kg to 9 kg a shift',
      'Scrap per shift came down by 5 kg, to 9 kg from 14 kg',
    ],
    ['points of a rate', 'Pass rate rose from 70% to 78%', 'Pass rate went up eight points to 78%, from 70%'],
    [
      'what was saved',
      'Cut waiting time from 40 to 30 minutes',
      'Shortened waiting time from 40 minutes to 30, saving 10 minutes',
    ],
    ['beyond a target', 'Sold 64 tickets against a target of 60', 'Sold 64 tickets, exceeding the target of 60 by 4'],
    [
      'under and less than',
      'Brought the run down from 4 h to under 90 min',
      'Cut the run from 4 hours to less than 90 minutes',
    ],
    ['half-yearly', 'Counted the kegs every six months', 'Half-yearly count of the kegs'],
    ['on a Sunday', 'Rowed 30 guests on a Sunday', 'Rowed 30 guests on Sundays'],
    ['quarterly', 'Oiled the locks once a quarter', 'Oiled the locks quarterly'],
    ['the greater part', 'Repaired clocks, mainly from farms', 'Repaired clocks, the majority of them from farms'],
    ['half a tonne', 'Hoisted beams of up to 500 kg', 'Hoisted beams weighing up to half a tonne'],
    ['worth', 'Valued rugs worth up to £3,000', 'Valued rugs of up to £3,000'],
    ['at most, behind', 'Shod up to 12 horses a day', 'Shod 12 horses a day at most'],
    ['nine in ten', 'Returned 90% of kites within 2 days', 'Returned nine in ten kites within two days'],
    [
      'as many as are named',
      'Sang in three chapels (Ash, Elm and Oakley)',
      'Sang in the chapels of Ash, Elm and Oakley',
    ],
    [
      'unchanged',
      'Cut the weight of the keel without changing its length',
      'Cut the weight of the keel, keeping its length the same',
    ],
    ['a noun of the deed', 'Laid out a 40-page hymn book', 'Did the layout of a 40-page hymn book'],
    ['one after the other', 'Weighed the fleeces and tagged them', 'Tagged the fleeces after weighing them'],
    ['a rise with its size', '及格率由70%升到78%', '及格率从70%提高了8个百分点，达到78%'],
    ['a fall with its size in Chinese', '废品由每班14公斤降到9公斤', '每班废品从14公斤减少5公斤，降至9公斤'],
    ['halved', '候诊时间由40分钟缩短到20分钟', '候诊时间由40分钟减半至20分钟'],
    ['below a target', '售票46张，目标60张', '售票46张，比60张的目标少14张'],
    ['half a tonne in Chinese', '吊装横梁，最重约500公斤', '吊装横梁，最重的约半吨'],
    ['twice a year', '每半年清点一次酒桶', '一年清点两次酒桶'],
    ['the greater part in Chinese', '修钟约60座，钟主主要在乡下', '修钟60座左右，多数钟主在乡下'],
    ['a year of a figure', '坏果率2019年为8%，2021年为5%', '坏果率由2019年的8%变为2021年的5%'],
    ['by whom one was guided', '在馆长指导下抄写展签', '抄写展签（由馆长指导）'],
    ['by a tenth', 'Lowered glaze losses by 10%', 'Cut glaze losses by a tenth'],
    ['an evening', 'Seated around 90 guests a night', 'Seated about 90 guests each evening'],
    ['a deed glued to what one has to do', '交班时要写清单', '交班时撰写清单'],
    ['never over', 'Till differences never exceeded £5', 'Till differences always stayed within £5'],
    ['an opening verb left out', 'Played second viola in a palm-court band', 'Second viola in a palm-court band'],
    ['by whom one was taught', 'Learned gilding from the old binder', 'The old binder taught me gilding'],
    ['who does it', 'Drove a school coach on two routes', 'School coach driver on two routes'],
    ['an hour of the day', 'Opened the kiosk from 5 am', 'From 5am, opened the kiosk'],
    ['每周日 and 周日', '周日当领班，带4个人', '每周日任领班，带班4人'],
    ['never over in Chinese', '差额没超过5元', '差额始终在5元以内'],
    ['a little', '会一点拉丁语', '略懂拉丁语'],
    ['by whom it is dealt with', '将投诉转给组长处理', '将投诉转交组长'],
    ['from whom one learned', '开酥是跟主厨学的', '跟主厨学习开酥'],
    ['a helper in other words', '协助店长清点酒桶', '帮店长清点酒桶'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('another size, share or frequency', () => {
  test.each([
    [
      'a wrong difference',
      'Brought scrap down from 14 kg to 9 kg a shift',
      'Scrap per shift came down by 6 kg, to 9 kg from 14 kg',
    ],
    ['the other way', 'Pass rate fell from 78% to 70%', 'Pass rate went up eight points to 78%, from 70%'],
    ['short of a target', 'Sold 46 tickets against a target of 60', 'Sold 46 tickets, exceeding the target of 60'],
    ['monthly', 'Counted the kegs every six months', 'Monthly count of the kegs'],
    ['all of them', 'Repaired clocks, mainly from farms', 'Repaired clocks, all of them from farms'],
    ['the vast majority', 'Repaired clocks, mainly from farms', 'Repaired clocks, the vast majority from farms'],
    ['a whole tonne', 'Hoisted beams of up to 500 kg', 'Hoisted beams weighing up to a tonne'],
    ['at least', 'Shod up to 12 horses a day', 'Shod at least 12 horses a day'],
    [
      'more than are named',
      'Sang in three chapels (Ash, Elm and Oakley)',
      'Sang in four chapels (Ash, Elm and Oakley)',
    ],
    [
      'what was changed',
      'Cut the weight of the keel without changing its length',
      'Cut the weight and the length of the keel',
    ],
    ['the other order', 'Weighed the fleeces and tagged them', 'Weighed the fleeces after tagging them'],
    ['a wrong rise', '及格率由70%升到78%', '及格率从70%提高了9个百分点，达到78%'],
    ['above a target', '售票46张，目标60张', '售票46张，比60张的目标多14张'],
    ['by oneself', '在馆长指导下抄写展签', '抄写展签，并指导馆长'],
    ['not any more a helper', '协助店长清点酒桶', '替店里清点酒桶'],
    ['an exam that was passed', '考了潜水证', '考过潜水证'],
    ['to a tenth', 'Lowered glaze losses by 10%', 'Cut glaze losses to a tenth'],
    ['over a bound', 'Till differences never exceeded £5', 'Till differences always exceeded £5'],
    ['who taught whom', 'Learned gilding from the old binder', 'Taught the old binder gilding'],
    ['who leads', 'Reported to the shift leader on Sundays', 'Led the shift on Sundays'],
    ['who drives it', 'Washed a school coach on two routes', 'School coach driver on two routes'],
    ['much more than a little', '会一点拉丁语', '精通拉丁语'],
    ['who dealt with it', '将投诉转给组长处理', '与组长处理投诉'],
    ['who learned', '开酥是跟主厨学的', '教主厨开酥'],
    [
      'an opening verb that kept it small',
      'Watched the viola player in a palm-court band',
      'Viola player in a palm-court band',
    ],
    ['a thing of another line', 'Opened four mornings a week', 'Opened four mornings a week for farms'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('a thing that another line names', () => {
  const beside = ['Of the 18 swimmers in my groups, 13 passed', '搬运酒桶'];
  const passes = (original: string, rewrite: string) => {
    const verdict = judge({ kind: '', claim: '', original, rewrite }, beside);
    return verdict.ok && verdict.confirm.length === 0;
  };
  test.each([
    ['counted', 'Coached groups of 5 or 6', 'Coached groups of five to six swimmers', true],
    ['treated', '每周清点一次', '每周清点酒桶一次', false],
    ['a further one', 'Coached groups and crews', 'Coached groups, crews and swimmers', false],
    ['nowhere named', 'Coached groups of 5 or 6', 'Coached groups of five to six divers', false],
  ])('%s', (_, original, rewrite, holds) => expect(passes(original, rewrite)).toBe(holds));
});
