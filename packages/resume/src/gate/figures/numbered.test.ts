import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('what is counted is not what has that number', () => {
  test.each([
    ['三个季度共节煤120吨。', '三季度节煤120吨。'],
    ['两个季度修好6台泵。', '二季度修好6台泵。'],
    ['3个月修好6台泵。', '3月修好6台泵。'],
    ['负责三车间的检修。', '负责3个车间的检修。'],
    ['在2个班组做检修。', '在二班组做检修。'],
    ['In May 12 divers renewed their papers.', 'On 12 May divers renewed their papers.'],
    ['Tuned line 3 and 5 looms.', 'Tuned 3 lines and 5 looms.'],
  ])('%s is not %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(false);
  });

  test.each([
    ['前三个季度共节煤120吨。', '前三季度共节煤120吨。'],
    ['第三季度节煤120吨。', '三季度节煤120吨。'],
    ['带3个班组检修锅炉。', '带领三个班组检修锅炉。'],
    ['担任两个班的语文教学。', '担任2个班语文教学。'],
    [
      'Ran the diving club in the 2018/19 school year with 14 divers.',
      'Ran a 14-diver diving club in the 2018–2019 school year.',
    ],
    ['Ran the diving club in 2018/19.', 'In 2018–2019, ran the diving club.'],
  ])('%s is %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });
});
