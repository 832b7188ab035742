import { chromiumPrint } from '../documents.ts';
import { expect, LONG, test } from '../fixtures.ts';
import { wordsOf } from '../words.ts';

test('the pages of the original come by themselves once the network is back', LONG, async ({ browser, visit }) => {
  const { bytes } = await chromiumPrint('en', browser);
  const { page, errors } = await visit('en', '/#/home');
  const { common } = wordsOf('en');
  const goAway = async (route: { abort(): Promise<void> }) => {
    await page.context().setOffline(true);
    await route.abort();
  };
  await page.route('**/api/resume/source*', goAway, { times: 1 });
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: bytes };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const check = page.locator('[data-import-check]');
  await check.getByText(common.pdfFailed).waitFor();
  await page.context().setOffline(false);
  await check.locator('[data-pdf-page]').first().waitFor();
  await expect(check.getByText(common.pdfFailed)).toHaveCount(0);
  expect(errors).toEqual([]);
});
