import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('another matter in known words', () => {
  test.each([
    ['a later stage', '办理匾额初审，每月9块', '匾额由我进行初审、复审，每月9块'],
    ['a check that one only handles', '办理匾额初审，每月9块', '匾额由我进行初审，每月9块'],
    ['what is none', '保管非卖品12件', '保管卖品12件'],
    ['who was sent', '被抽调到渡口值守', '抽调人员到渡口值守'],
    ['what it comes in', '每天装船陶罐80箱', '每天装船陶罐80件'],
    ['a deed of theirs', '绘制龙舟图纸，由船师审核签字', '龙舟图纸由我绘制并审核，船师签字'],
    ['how often', '组织庙会2次', '每学年组织庙会2次'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['the same stage', '办理匾额登记，每月9块', '匾额由我进行登记，每月9块'],
    ['who was sent', '被抽调到渡口值守', '抽调至渡口值守'],
    ['what it comes in', '每天装船陶罐80箱', '日均装船陶罐80箱'],
    ['their deed as theirs', '绘制龙舟图纸，由船师审核签字', '龙舟图纸由我绘制，船师审核签字'],
  ])('but %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});
