import { LONG, test } from '../fixtures.ts';
import { wordsOf } from '../words.ts';
import { testParts } from './parts.ts';

testParts('en');

test('what is likely to be pressed next is there already', LONG, async ({ visit }) => {
  const { page } = await visit('en', '/#/home');
  const { layout, auth, common } = wordsOf('en');
  await page.waitForResponse(/contact-page-.*\.js/);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText(common.away).waitFor();
  await page.getByRole('link', { name: layout.signUp, exact: true }).first().click();
  await page.getByRole('button', { name: auth.register.submit }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: layout.routes.about, exact: true }).first().click();
  await page.waitForURL(/#\/about/);
});
