import { expect, test } from 'vitest';
import { isPostInBoth, leanOf } from './roles.ts';

test.each(['前台接待 Front Desk Agent', 'Warehouse Supervisor 仓储主管', 'Mess Steward → 客房领班 Floor Captain'])(
  '%s is a post in two languages',
  (text) => {
    expect(isPostInBoth(text)).toBe(true);
    expect(leanOf(text)).toBeGreaterThan(2);
  },
);

test.each(['青湖货运有限公司 Qinghu Freight Co., Ltd.', '使用 Python 清洗数据', 'Warehouse Supervisor'])(
  '%s is none',
  (text) => {
    expect(isPostInBoth(text)).toBe(false);
  },
);
