import { samples } from '@verdant/typesetter/samples';
import { DESKTOP, expect, LONG, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const { layout, resumes, workspace: words } = wordsOf('en');
const refusal = { code: 101, name: 'invalid', data: null, errMsg: 'This is refused.' };

test('whoever leaves what was refused is asked, on the way back as well', LONG, async ({ visit }) => {
  const { page, errors } = await visit('en');
  await createAccount(page, 'leaving@example.com');
  const id = await addResume(page, { name: 'CV', language: 'en', content: samples.en });
  await page.goto('/#/resume');
  await page.reload();
  await page.getByRole('link', { name: resumes.open.replace('{{name}}', 'CV') }).click();
  const workspace = workspaceOf(page, 'en');
  await workspace.opened();
  await workspace.read('basics', 'basics/name');
  await page.route('**/api/resume/updateing', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.locator('[data-path="basics/name"]').fill('Somebody Else');
  await page.getByText(refusal.errMsg).first().waitFor();

  const asked = page.getByRole('dialog', { name: words.leave.title });
  const answer = (name: string) => asked.getByRole('button', { name, exact: true }).click();
  await page.goBack();
  await asked.waitFor();
  await answer(words.leave.stay);
  await asked.waitFor({ state: 'detached' });
  await expect(page).toHaveURL(new RegExp(`#/resume-library/${id}`));
  await expect(page.locator('[data-path="basics/name"]')).toHaveValue('Somebody Else');
  await page.goBack();
  await asked.waitFor();
  await answer(words.leave.go);
  await page.waitForURL(/#\/resume$/);
  expect(errors).toEqual([]);
});

test('a page begins at its top, and is found as it was left', async ({ visit }) => {
  const { page } = await visit('en', '/#/about', { viewport: { ...DESKTOP, height: 500 } });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBe(400);
  await page.getByRole('link', { name: layout.routes.contact, exact: true }).last().click();
  await page.waitForURL(/#\/contact$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await page.waitForURL(/#\/about$/);
  await expect.poll(scrolled).toBe(400);
  await page.reload();
  await expect.poll(scrolled).toBe(400);
});
