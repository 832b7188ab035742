import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('as people tell it of themselves, and as it is written on a page', () => {
  test.each([
    [
      'Built a kiln shelf which meant that firing took 6 hours instead of 9.',
      'Built a kiln shelf that cut firing from 9 to 6 hours.',
    ],
    [
      'Changed the glaze so that breakages went down from 9% to 4%.',
      'Reduced breakages from 9% to 4% by changing the glaze.',
    ],
    ['Got the cost per pot down to £4.10, it was £5.30 before.', 'Reduced the cost per pot from £5.30 to £4.10.'],
    ['Looked after 2 kilns, that’s 60 shelves.', 'Looked after 60 shelves in 2 kilns.'],
    ['In charge of 4 glazers.', 'Led a team of 4 glazers.'],
    ['Was the one who ordered clay for the yard.', 'Ordered clay for the yard.'],
    ['Was mentor to 3 throwers.', 'Mentored three throwers.'],
    ['Wrote a list of cracked moulds.', 'Listed cracked moulds.'],
    ['Put 900 paper records onto the computer in 2 months.', 'Digitised 900 paper records in two months.'],
    ['Found 2 broken wheels and got them going again.', 'Found and repaired two broken wheels.'],
    ['Showed 2 trainees how to make lids.', 'Taught two trainees to make lids.'],
    ['Never had a day off sick in 3 years.', 'No sick days in three years.'],
    ['Threw 40 pots in a day.', 'Threw 40 pots a day.'],
    ['Breakages became fewer, from 9% to 4%, in 2020.', 'Breakages fell from 9% to 4% in 2020.'],
  ])('%s → %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });

  test.each([
    ['管9个窑工，排班归我管。', '管理9名窑工，负责排班。'],
    ['每间窑的成本从71块降到62块。', '单间窑成本由71元降至62元。'],
    ['把施釉台改了，上釉时间从原来的45分钟变成20分钟。', '改进施釉台，上釉时间由45分钟缩短至20分钟。'],
    ['跟泥料商谈价钱，一年谈了6家。', '与泥料商议价，一年6家。'],
    ['没请过一天病假。', '未请病假。'],
    ['星期三教学徒拉坯。', '每周三教学徒拉坯。'],
    ['2019年考取了窑炉操作证。', '2019年取得窑炉操作证。'],
    ['配釉、装窑、看火都是我做。', '负责配釉、装窑与看火。'],
    ['2021年产值300万，指标是280万。', '2021年产值300万元（指标280万元）。'],
    ['做瓷瓶十来个。', '制作瓷瓶10余个。'],
    ['开了3次公开课，有一次是市里的。', '开设公开课3次，其中市级1次。'],
  ])('%s → %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });

  test.each([
    [
      'what another one changed',
      'The potter changed the glaze so that breakages fell from 9% to 4%.',
      'Reduced breakages from 9% to 4% by changing the glaze.',
    ],
    [
      'what came by itself',
      'Orders were poor so stock went down from 40 to 30 crates.',
      'Reduced stock from 40 to 30 crates.',
    ],
    ['what was planned', 'The kiln took 3 weeks instead of the 4 planned.', 'Cut kiln building from 4 to 3 weeks.'],
    ['their things', "Responsible for 4 glazers' aprons.", 'Led 4 glazers.'],
    ['with somebody else', 'Jointly in charge of 4 glazers.', 'Led 4 glazers.'],
    ['some of them', 'Put some of the 900 paper records onto the computer.', 'Digitised 900 paper records.'],
    ['a nomination', 'Was nominated for the award for best glaze.', 'Named best glaze.'],
    [
      'who launched it',
      'Tested the shop site, which went live in June 2021.',
      'Tested and launched the shop site in June 2021.',
    ],
    ['one evening', '有一晚上烧了150件。', '每晚烧150件。'],
    ['one shelf once', '某天一层架省了10分钟。', '每层架省10分钟。'],
    ['who deals with it', '采购归老陈管，我协助。', '负责采购。'],
    ['without success', '和泥料商谈价钱，没谈下来。', '与泥料商议价成功。'],
    ['leave of another kind', '三年没请过事假。', '三年未请病假。'],
    ['not on the list', '写了8道釉色的方案，都没放进目录。', '8道釉色列入目录。'],
  ])('not the same: %s', (_, original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(false);
  });
});
