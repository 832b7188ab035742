import { expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

const RATES = '每周抽检一次，2022 年合格率 96.1%，2020 年为 94.5%。';
const GRADES = '68% of my 2017 class passed, compared with a school average of 61%.';
const SEATS = 'Target for 2020 was 400 seats; sold 380 seats.';
const DEBTS = '收回欠款 30 万元，目标为 40 万元。';
test.each([
  [RATES, '每周抽检一次，合格率 2020 年为 94.5%，2022 年为 96.1%，高出 1.6 个百分点。'],
  [GRADES, '68% of my 2017 class passed, seven percentage points above the school average of 61%.'],
  [SEATS, 'Sold 380 seats in 2020 against a target of 400 (95%).'],
  [SEATS, 'Sold 380 seats in 2020, 20 short of the target of 400.'],
  [DEBTS, '收回欠款 30 万元，达到目标 40 万元的 75%。'],
])('a difference or a share that follows: %s → %s', (original, rewrite) =>
  expect(isAccepted(original, rewrite)).toBe(true),
);

test.each([
  [RATES, '每周抽检一次，合格率 2020 年为 94.5%，2022 年为 96.1%，高出 2.6 个百分点。'],
  [RATES, '每周抽检一次，合格率 2020 年为 94.5%，2022 年为 96.1%，低了 1.6 个百分点。'],
  [GRADES, '68% of my 2017 class passed, seven percentage points below the school average of 61%.'],
  [GRADES, '68% of my 2017 class passed, 7% above the school average of 61%.'],
  [SEATS, 'Sold 380 seats in 2020 against a target of 400 (105%).'],
  [SEATS, 'Sold 380 seats in 2020, 20 above the target of 400.'],
  [DEBTS, '收回欠款 30 万元，超过目标 40 万元的 75%。'],
  [DEBTS, '收回欠款 30 万元，目标 40 万元，完成 133%。'],
])('one that does not: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

test.each([
  ['负责约 60 户的季度回访。', '每季度回访约 60 户。'],
  ['Counts take about 2 hours instead of 3 days.', 'Counts went from 3 days to about 2 hours.'],
])('the same figures with their owners in another order: %s → %s', (original, rewrite) =>
  expect(isAccepted(original, rewrite)).toBe(true),
);

test.each([
  ['负责约 60 户的季度回访。', '每月回访约 60 户。'],
  ['Counts take about 2 hours instead of 3 days.', 'Counts went from about 2 hours to 3 days.'],
  ['班组 2019 年达标率 95%，本人为 93%。', '2019 年本人达标率 95%，班组为 93%。'],
])('with the owners exchanged: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
