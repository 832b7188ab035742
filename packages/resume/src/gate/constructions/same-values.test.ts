import { expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

test.each([
  ['在县赛中得第二名。', '在县赛中获亚军。'],
  ['单件用时由 90 秒降到 60 秒。', '单件用时由一分半钟降到一分钟。'],
  ['Reconciled a CAD 1.1M account.', 'Reconciled a C$1.1 million account.'],
  ["Drafted the chief executive's letters.", "Drafted the CEO's letters."],
])('one value in another form: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

test.each([
  ['在县赛中得第二名。', '在县赛中获冠军。'],
  ['在县赛中得第三名。', '在县赛中获亚军。'],
  ['单件用时由 90 秒降到 60 秒。', '单件用时由两分半钟降到一分钟。'],
  ['Reconciled a CAD 1.1M account.', 'Reconciled a US$1.1 million account.'],
  ["Drafted the chief executive's letters.", "Drafted the CFO's letters."],
])('another value: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
