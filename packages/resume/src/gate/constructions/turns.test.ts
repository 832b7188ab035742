import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('the same in another turn of the sentence', () => {
  test.each([
    ['Cut late returns from 30 a term to 12.', 'Cut late returns from 30 to 12 a term.'],
    ['Worked every third Saturday at the pool.', 'Worked one Saturday in three at the pool.'],
    ['Read meters at nine farms every two weeks.', 'Read meters at nine farms fortnightly.'],
    ['Repairs fell from 9 in 2016 to 4 in 2018.', 'Repairs fell from 9 (2016) to 4 (2018).'],
    ['Welded gates under the supervision of a senior fitter.', 'Welded gates, with a senior fitter supervising.'],
    ['Took part in the testing of the till before launch.', 'Joined in the pre-launch testing of the till.'],
    ['Crewed four races as reserve, not as rower.', 'Crewed four races as reserve; did not row.'],
    ['Ran the crane for three years, no injuries.', 'Ran the crane for three years; nobody was hurt.'],
    ['Closed the café early for safety reasons.', 'Closed the café early on safety grounds.'],
    ['Spoke French at basic level.', 'Spoke basic French.'],
    ['No at-fault collisions in six years.', 'No collisions through my own fault in six years.'],
    [
      'Parcel losses fell from 8 in 2015 to 3 in 2016, a joint effort with the depot staff.',
      'Working jointly with the depot staff, brought parcel losses down from 8 (2015) to 3 (2016).',
    ],
    ['比较过三款水泵并提了建议，学校后来没有采购。', '做过三款水泵的比较并提出建议，后来学校未采购。'],
    ['Ironed up to 60 shirts a day.', 'Each day, ironed up to 60 shirts.'],
    ['Worked on the bid for a grant, which was unsuccessful.', 'Worked on the bid for a grant, which did not succeed.'],
    ['Assistant to the stage manager on two plays.', 'Assisted the stage manager on two plays.'],
    ['Wrote a play, which did not get past a reading.', 'Wrote a play, which never went beyond a reading.'],
  ])('%s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
  test.each([
    ['没做过电梯安装。', '电梯安装方面没有经验。'],
    ['单台能耗由约 9 元降到 7 元。', '每台能耗由 9 元左右降到 7 元。'],
    ['参加辩论赛获市二等奖（四人队）。', '与三名队友组队参加辩论赛，获市二等奖。'],
    ['因天气原因只走访了 12 户。', '受天气所限，只走访了 12 户。'],
    ['原计划去海南育种，因疫情没有成行。', '原定赴海南育种，受疫情影响未能成行。'],
    ['2019年水费比2018年少了8%。', '2019年水费较上一年下降8%。'],
    ['跟着班长一起检修水泵。', '在班长带领下检修水泵。'],
    ['协助导师带硕士生3名。', '协助导师带三名硕士研究生。'],
    ['做了三种胶水的对比。', '对比三种胶水。'],
    ['绘制展板 5 块，版式由别人完成。', '绘制展板 5 块，版式非本人所做。'],
    ['普通话流利，粤语能听懂，说得一般。', '普通话流利；能听懂粤语，口语一般。'],
    ['班级平均分没有变化。', '班级平均分保持不变。'],
    ['六年没有出过本人负责任的事故。', '六年未发生由本人承担责任的事故。'],
    ['大豆收购价从每公斤 6 元降到 5 元。', '大豆收购价由 6 元/公斤降至 5 元/公斤。'],
  ])('%s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('and what looks like it is not', () => {
  test.each([
    ['Cut late returns from 30 a term to 12.', 'Cut late returns from 30 to 12 a week.'],
    ['Worked every third Saturday at the pool.', 'Worked three Saturdays in four at the pool.'],
    ['Worked every third Saturday at the pool.', 'Worked one Saturday in two at the pool.'],
    ['Repairs fell from 9 in 2016 to 4 in 2018.', 'Repairs fell from 9 (2017) to 4 (2018).'],
    ['Welded gates under the supervision of a senior fitter.', 'Welded gates, supervising a senior fitter.'],
    ['Took part in the testing of the till before launch.', 'Ran the pre-launch testing of the till.'],
    ['Crewed four races as reserve, not as rower.', 'Crewed four races as reserve; also rowed.'],
    ['Assistant to the stage manager on two plays.', 'Stage manager on two plays.'],
    ['Spoke French at basic level.', 'Spoke French.'],
    [
      'Parcel losses fell from 8 in 2015 to 3 in 2016, a joint effort with the depot staff.',
      'Brought parcel losses down from 8 (2015) to 3 (2016).',
    ],
    ['比较过三款水泵并提了建议，学校后来没有采购。', '做过三款水泵的比较并提出建议，后来学校采购。'],
    [
      'Wired panels under the supervision of an inspector.',
      'Wired panels, certified under the supervision of an inspector.',
    ],
    ['负责会议室预订。', '负责会议室预订，撰写会议纪要。'],
    ['协助导师指导硕士生3名。', '指导三名硕士研究生。'],
    ['跟着班长一起检修水泵。', '独立检修水泵。'],
    ['No at-fault collisions in six years.', 'No collisions in six years.'],
    ['No collisions through my own fault in six years.', 'No collisions in six years.'],
    ['Ironed up to 60 shirts a day.', 'Each week, ironed up to 60 shirts.'],
    ['Worked on the bid for a grant, which was unsuccessful.', 'Worked on the bid for a grant.'],
    ['六年没有出过本人负责任的事故。', '六年没有出过事故。'],
    ['大豆收购价从每公斤 6 元降到 5 元。', '大豆收购价从 6 元/斤降到 5 元/斤。'],
    ['焊接采用 CO2 保护。', '焊接采用氧气保护。'],
    ['Wrote a play, which did not get past a reading.', 'Wrote a play, which got past a reading.'],
    ['Showed six new starters round the building.', 'Trained six new starters in the building.'],
    ['带新员工参观车间。', '带教新员工参观车间。'],
    ['单台能耗由约 9 元降到 7 元。', '每天能耗由 9 元左右降到 7 元。'],
    ['参加辩论赛获市二等奖（四人队）。', '与两名队友组队参加辩论赛，获市二等奖。'],
    ['参加辩论赛获市二等奖（四人队）。', '参加辩论赛获市二等奖。'],
    ['因天气原因只走访了 12 户。', '走访了 12 户。'],
    ['2019年水费比2018年少了8%。', '2019年水费较2017年下降8%。'],
    ['2019年水费比2017年少了8%。', '2019年水费较上一年下降8%。'],
    ['跟着班长一起检修水泵。', '带领班长检修水泵。'],
    ['绘制展板 5 块，版式由别人完成。', '绘制展板 5 块，含版式。'],
    ['没做过电梯安装。', '电梯安装方面有经验。'],
    ['班级平均分没有变化。', '班级平均分有变化。'],
  ])('%s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
