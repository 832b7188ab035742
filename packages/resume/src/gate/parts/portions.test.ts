import { contentOfEntry, factGate } from '@verdant/resume';
import { describe, expect, test } from 'vitest';

type Twin = [entry: string, original: string, rewrite: string];

function isAccepted([entry, original, rewrite]: Twin): boolean {
  const { content, path } = contentOfEntry(entry, original);
  const language = /\p{Script=Han}/u.test(original) ? ('zh' as const) : ('en' as const);
  const verdict = factGate({ content, path, original, rewrite, language, jobDescription: null });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
}

const MINT =
  'Holme Mint | Press operator | 2016.02–2019.06\n- Set dies for 3 coining presses\n- Weighed blanks every hour and logged the results in a ledger; no errors found in audits\n- Drew 16 medal designs, 11 of them redrawn by the engraver\n- Checked invoices, up to £500, with the cashier';
const DIES = 'Set dies for 3 coining presses';
const MILL =
  '洛川面粉厂｜制粉工｜2016.02–2019.06\n- 操作3台磨粉机，每班记录产量\n- 管理原粮库的通风和虫害检查\n- 绘制工艺图16张，11张由工程师修改\n- 用快速水分仪检测小麦，未做过面筋检测';
const MILLS = '操作3台磨粉机，每班记录产量';

describe('what another line of the entry tells', () => {
  test.each<Twin>([
    [MINT, DIES, 'Set dies for 3 coining presses while weighing blanks every hour'],
    [MINT, DIES, 'Set dies for 3 coining presses; otherwise weighed blanks every hour'],
    [MILL, MILLS, '操作3台磨粉机，每班记录产量，另管理原粮库的通风'],
    [MILL, MILLS, '除管理原粮库的通风外，还操作3台磨粉机，每班记录产量'],
  ])('may be told by a portion: %s: %s → %s', (...twin) => expect(isAccepted(twin)).toBe(true));

  test.each<Twin>([
    [MINT, DIES, 'Set dies for 3 coining presses and drew 16 medal designs'],
    [MINT, DIES, 'Set dies for 3 coining presses while checking invoices'],
    [MINT, DIES, 'Set dies for 3 coining presses by weighing blanks every hour'],
    [MILL, MILLS, '操作3台磨粉机，每班记录产量；绘制工艺图16张'],
    [MILL, MILLS, '操作3台磨粉机，每班记录产量；用快速水分仪检测小麦和面筋'],
  ])('keeps what makes it small: %s: %s → %s', (...twin) => expect(isAccepted(twin)).toBe(false));
});
