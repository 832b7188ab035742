import { expect, test } from 'vitest';
import { contentFields } from '../../apps/api/src/sentences/content-fields.ts';
import { workspace as en } from '../../apps/web/src/i18n/en/workspace.ts';
import { workspace as zh } from '../../apps/web/src/i18n/zh/workspace.ts';

test.each(Object.entries(contentFields))('the API calls %s as the page does', (label, names) => {
  const key = label as keyof typeof en.field;
  expect(names.en.toLowerCase()).toContain(en.field[key].toLowerCase());
  expect(names.zh).toBe(zh.field[key]);
});
