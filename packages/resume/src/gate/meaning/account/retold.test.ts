import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the same told in another form', () => {
  test.each([
    ['a figure at first and one at last', 'Stock was 90 at the start and 140 at the end', 'Stock rose from 90 to 140'],
    ['was and is now', 'Wastage was 2.4% and is now 1.6%', 'Wastage has come down from 2.4% to 1.6%'],
    ['per cent said once', 'Occupancy improved from 64 to 71 %', 'Occupancy improved from 64% to 71%'],
    ['where it lay', 'Marks were between 61 and 74', 'Marks ranged from 61 to 74'],
    ['five or six', 'Groomed five or six dogs a day', 'Groomed 5–6 dogs daily'],
    ['at most', 'Taught groups of at most 9', 'Taught groups of up to 9'],
    ['aged', 'Minded four children aged three to five', 'Minded 4 three- to five-year-old children'],
    [
      'as the two ends say',
      'Price list tidied up: from 320 to 210 articles',
      'Price list of articles tidied up from 320 to 210',
    ],
    [
      'forms that follow no rule',
      'Withdrew 40 titles and redrew the map',
      'Withdrawing of 40 titles, redrawing of the map',
    ],
    ['a thing only named', 'Minutes and rota for the choir', 'Took minutes and kept the rota for the choir'],
    ['who has checked still checks', 'Invoices checked by the cook', 'Invoices, with the cook checking'],
    [
      'who has reviewed it',
      'Wrote two plans, reviewed by the forester',
      'Wrote two plans, which the forester reviewed',
    ],
    ['by whom', 'Sorted letters, proofread by a colleague', 'Sorted letters, with proofreading by a colleague'],
    ['in charge as one took charge', 'Took charge of the kiosk on Sundays', 'Was in charge of the kiosk on Sundays'],
    ['denied by another word', 'Repaired a loom nobody had used', 'Repaired a loom that no one had used'],
    ['part of the role', 'Filing of letters was part of the role', 'The role included filing letters'],
    ['not yet', 'Paper accepted, not yet out', 'Paper accepted, not yet published'],
    ['sixty or seventy', '每天浇六七十盆花', '每天浇花60—70盆'],
    ['fifteen or sixteen', '一班带十五六个学员', '每班带学员15—16名'],
    ['a decimal in letters', '坏果率原来百分之二点六，现在百分之一点九', '坏果率由2.6%降至1.9%'],
    ['money by what is spent', '一年水费省了三千左右', '每年节省水费约3000元'],
    ['about and nearly', '每年差不多晒一百筐', '每年晒近100筐'],
    ['a letter glued to others', '海报是我画的', '绘制海报'],
    ['what is denied is no claim', '参加过一次书法赛，没拿奖', '参加书法赛1次，未获奖'],
    ['one year', '看了一年果园', '看果园1年'],
    ['a list of the same deed', '负责的是汇总三个站的水位', '负责3个站的水位汇总'],
    ['a letter more', '写过几篇讲稿', '撰写讲稿数篇'],
    ['the second and the fourth', '写了第二、第四章', '写第二、四章'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('not the same', () => {
  test.each([
    ['ends turned round', 'Stock was 140 at the start and 90 at the end', 'Stock rose from 90 to 140'],
    ['no ends in time', 'Stock was 90 in Leek and 140 in Stone', 'Stock rose from 90 to 140'],
    ['less and more', 'Taught groups of at most 9', 'Taught groups of over 9'],
    ['whom one was trained by', 'Trained by the foreman on the saw', 'Trained the foreman on the saw'],
    ['help turned round', 'Helped the cantor run the choir', "Ran the choir with the cantor's support"],
    ['a thing whose name is a deed', 'Bread counter of a 40-seat café', 'Bread and grill counter of a 40-seat café'],
    ['tests of the thing', 'Wrote glaze tests', 'Wrote the glaze'],
    ['a part of the thing', 'Illustrated the spine of an atlas', 'Illustrated an atlas'],
    ['rooms for meetings', 'Booked rehearsal rooms for the band', 'Booked rehearsals for the band'],
    ['how many they were', 'Counted moths in two valleys', 'Counted moths in valleys'],
    ['who ran it', 'Prepared slices for the analyst, who ran the probe', 'Prepared slices and ran the probe'],
    ['what was only noted', 'Flagged worn ropes in the hall', 'Carried out repairs of worn ropes in the hall'],
    ['another of it', '开货车送货', '开货车和客车送货'],
    ['whom it was for', '给讲师准备画具', '担任讲师并准备画具'],
    ['who has corrected it', '写过展签，由馆员改定', '写过展签并定稿'],
    [
      'who has reviewed it',
      'Wrote two plans, reviewed by the forester',
      'Wrote and reviewed two plans for the forester',
    ],
    ['copied and written', '抄写展签', '书写展签'],
    ['one of it and how many they were', '带过一个团，十五六个人', '带过十五六个团'],
    ['what was organised', '普查时登记了三百户', '组织普查，登记三百户'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
