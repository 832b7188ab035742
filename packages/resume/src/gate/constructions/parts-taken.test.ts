import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('which part somebody had in it', () => {
  test.each([
    ['Co-directed a puppet show.', 'Shared the direction of a puppet show.'],
    ['Helped maintain the seed bank.', 'Gave a hand in maintaining the seed bank.'],
    ['Ran glazing classes for groups of up to 9.', 'Ran glazing classes for groups of no more than 9.'],
    ['Typed minutes at 70 wpm.', 'Typed minutes at 70 words per minute.'],
    ['Queries fell in the year we introduced labels.', 'Queries fell in the year that labels were introduced.'],
    ['在药师指导下配制溶液。', '配制溶液，由药师指导。'],
    ['所带学员中有7人通过考试。', '所带学员里有7人通过考试。'],
    ['损耗比上一年少了一成左右。', '损耗比上一年减少约10%。'],
    ['与师傅、仓管电话沟通。', '与仓管和师傅电话沟通。'],
  ])('is told in another form: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['Co-directed a puppet show.', 'Directed a puppet show.'],
    ['Helped maintain the seed bank.', 'Maintained the seed bank.'],
    ['Ran glazing classes for groups of up to 9.', 'Ran glazing classes for groups of no fewer than 9.'],
    ['Arranged disposal of old stock once a term.', 'Disposed of old stock once a term.'],
    ['Drafted letters for partners to check and sign.', 'Drafted and signed letters for partners to check.'],
    ['Relief warden on three occasions.', 'Held the post of warden on three occasions.'],
    ['Repointed a Grade II listed barn.', 'Repointed a Grade II* listed barn.'],
    ['在药师指导下配制溶液。', '配制溶液，由本人指导。'],
    ['自制教具30余件，其中12件被借用。', '自制教具30余件，被借用。'],
    ['在老师指导下粗剪12集，精剪由老师完成。', '在老师指导下完成12集粗剪和精剪。'],
    ['为患者起针、拔罐。', '为患者施针、拔罐。'],
    ['接待来访，问题得到处理。', '接待来访，问题得到解决。'],
  ])('is told as more: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
