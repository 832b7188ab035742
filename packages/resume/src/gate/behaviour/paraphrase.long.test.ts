import { falseParaphrases, honestParaphrases } from '@verdant/testkit/gate-cases/paraphrases';
import { describe, expect, test } from 'vitest';
import { isAccepted, judge } from '../../../testing/measure-gate.ts';

const pair = ({ original, rewrite }: Parameters<typeof judge>[0]) => `${original} → ${rewrite}`;

describe('paraphrases', () => {
  test.each(['en', 'zh'])('most honest ones pass without a question, %s', (language) => {
    const all = honestParaphrases.filter(({ kind }) => kind === language);
    expect(all.length).toBeGreaterThan(50);
    const stopped = all.filter(({ original, rewrite }) => !isAccepted(original, rewrite));
    expect(stopped.length / all.length, stopped.map(pair).join('\n')).toBeLessThan(0.2);
  });

  test('no false one does', () => {
    expect(falseParaphrases.length).toBeGreaterThan(70);
    expect(falseParaphrases.filter(({ original, rewrite }) => isAccepted(original, rewrite)).map(pair)).toEqual([]);
  });
});

/** One pair of each kind: what is said twice, and what is not. */
describe('kinds', () => {
  test.each([
    [
      'a span in two parts',
      'Stood in for the clerk for 15 months',
      'Stood in for the clerk for a year and three months',
    ],
    ['time in another unit', '单次清洗由2小时减为1小时10分', '单次清洗由120分钟减为70分钟'],
    ['a share in words', 'One in four returned the form', 'A quarter returned the form'],
    ['half of a count', 'Half of the 30 seedlings survived', '15 of the 30 seedlings survived'],
    ['number words', 'Looked after twelve 2-year-olds', 'Looked after 12 2-year-olds'],
    ['a numeral without counter', '考试通过3科', '考试通过三科'],
    [
      'a rate behind or ahead',
      'Greased 40 hinges a day in a two-man team',
      'In a team of two, greased 40 hinges per day',
    ],
    ['a limit in other words', '每学期听课不少于12节', '每学期至少听12节课'],
    ['a question with a name', 'Painted railings for the council', 'Painted railings for the council in [town]'],
    ['a denial in other words', 'Offer of a second stall declined', 'Turned down the offer of a second stall'],
    ['an end and a validity', 'Badge expires in May 2024', 'Badge valid until May 2024'],
    ['a rate of one day', '一个月大概交三十份图纸', '每月约交30份图纸'],
    ['a day of the month', '每个月5号之前交报表', '每月5日前提交报表'],
    ['a measure as a sign', '公差做到0.02毫米', '公差做到0.02 mm'],
    ['a place among others', 'Second highest yield of nine growers', 'Ranked second of nine growers by yield'],
    ['a short form', '在ICU轮转四个月', '在重症监护室轮转四个月'],
    ['a measure of length', '铺设管道2.5公里', '铺设管道2500米'],
    ['a measure of land', '承包茶园45亩', '承包茶园3公顷'],
    ['a sum of what is told', 'Fed 12 ponies and 5 goats', 'Fed a total of 17: 12 ponies and 5 goats'],
    ['a verb with its object inside', '给新来的上操作课', '为新员工讲授操作课程'],
    ['a guide', '跟着木匠师傅做门窗', '在木匠师傅带领下制作门窗'],
    ['the way by its ends', '日产从40件做到60件', '日产由40件提升至60件'],
    ['a tool is no command', 'Used a crane truck to lift beams', 'Operated a crane truck to lift beams'],
    ['one word or two', 'Taught anti-bullying lessons', 'Delivered antibullying lessons'],
  ])('the same: %s', (_, original, rewrite) => {
    expect(judge({ kind: '', claim: '', original, rewrite })).toMatchObject({ ok: true, confirm: [] });
  });

  test.each([
    ['below and above', 'Scored 71, four points below the pass mark', 'Scored 71, four points above the pass mark'],
    ['by a fifth and to a fifth', 'Losses down a fifth on last spring', 'Losses down to a fifth of last spring'],
    ['a word of its kind', '投诉环比下降两成', '投诉同比下降两成'],
    ['a label and a count', '值守2号泵房', '值守2台泵房'],
    ['another thing counted', 'Answered letters for a parish of 900 households', 'Answered 900 letters for a parish'],
    ['the highest of several', 'Largest order 300 loaves; typical 60', 'Orders with a typical 300 loaves'],
    ['the deed of another', 'Found 5 leaks that the plumber then sealed', 'Found and sealed 5 leaks'],
    ['the post of another', 'Helped at the clinic under a midwife', 'Helped at the clinic as a midwife'],
    ['a denial left out', 'Piano: lessons taken, never performed', 'Piano: lessons taken, performed'],
    ['a denial by a beginning', 'Budget of £900, £200 unspent', 'Budget of £900, £200 spent'],
    ['a denial put in', 'Dented one van, then repainted it', 'Drove the van with no dents'],
    ['second and best', 'Second highest yield of nine growers', 'Highest yield of nine growers'],
    ['one end of a range', 'Typed 40 to 50 letters a week', 'Typed 50 letters a week'],
    ['a level in words', 'Speak Welsh at A2', 'Working level of Welsh'],
    ['helper and helped', '协助医生换药', '在医生协助下换药'],
    ['a group and one', '三人组获演讲比赛二等奖', '个人获演讲比赛二等奖'],
    [
      'the author as company',
      'Songs written by the choir leader; I sang',
      'Wrote and sang songs alongside the choir leader',
    ],
    ['how often', 'Typed the weekly bulletin', 'Typed the daily bulletin'],
    ['how long and how often', '用了一个月交三十份图纸', '每月交30份图纸'],
    ['only in an absence', 'Ran the grill when the cook was off', 'Ran the grill'],
    ['a first look', '负责材料初审', '负责材料审核'],
    ['two rates turned round', 'Swept the yard daily and the barn weekly', 'Swept the barn daily and the yard weekly'],
    ['two levels turned round', 'Fluent Italian, basic Welsh', 'Fluent Welsh, basic Italian'],
    ['a sum and each', 'Rented out three rooms, together £900', 'Rented out three rooms, each £900'],
    ['a statistic', 'p95 wait is 40 seconds', 'Average wait is 40 seconds'],
    ['an exam sat', '参加了焊工考试', '通过了焊工考试'],
    ['what was looked into', '调研了仓库自动化方案', '完成仓库自动化'],
    ['a shop and its clerk', '门店月度销售额排第三', '月度销售额排第三'],
    ['a stage of it', 'Completed stage 1 of the course', 'Completed the course'],
    ['a length of what was there', 'Cleared a two-week queue of letters', 'Cleared a queue of letters in two weeks'],
    ['what is denied', 'Drove 4 years with no reportable accidents', 'Drove 4 years with no accidents'],
    ['a level', '持消防设施操作员（四级）证', '持消防设施操作员（二级）证'],
    ['an answer', 'Answered parking queries', 'Resolved parking queries'],
  ])('not the same: %s', (_, original, rewrite) => {
    const verdict = judge({ kind: '', claim: '', original, rewrite });
    expect(verdict.ok && verdict.confirm.length === 0).toBe(false);
  });
});
