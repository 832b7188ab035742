import { expect } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { lookAt } from './row.ts';

const ROW = 'R22-floating';

lookAt(
  ROW,
  'two buttons float at the bottom right, say at once what they are, and open the dialogs',
  async ({ page, language, words, keep }) => {
    const { membership, layout, auth, common } = words;
    const { benefits, recharge } = membership.floating;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/#/home');
    const { width, height } = page.viewportSize()!;
    for (const name of [benefits, recharge]) {
      await button(name).hover();
      await expect(button(name).getByRole('tooltip', { includeHidden: true })).toBeVisible({ timeout: 2_000 });
      const box = (await button(name).boundingBox())!;
      expect([width - box.x - box.width, height - box.y - box.height].every((gap) => gap >= 0 && gap < 200)).toBe(true);
    }
    await keep('tooltip');
    await button(recharge).click();
    await page.waitForURL(/#\/login\?next=/);
    await page.getByText(auth.login.wanted).waitFor();
    // where there is a form and nothing else they would be in the way
    await expect(button(recharge)).toHaveCount(0);

    await createAccount(page, `floating-${language}@example.com`);
    await page.goto('/');
    await button(benefits).click();
    const table = page.getByRole('dialog').getByRole('table');
    const column = table.locator('th[data-current]');
    await expect(column).toHaveText(new RegExp(membership.benefits.current));
    await keep('benefits');
    await page.getByRole('dialog').getByRole('button', { name: common.close }).first().click();
    await button(recharge).click();
    const dialog = page.getByRole('dialog');
    await page.locator('[data-order]').waitFor();
    await expect(dialog.getByText(/¥\d+\.\d\d/).first()).toBeVisible();
    await keep('recharge');
    await dialog.getByRole('button', { name: common.close }).click();
    await dialog.waitFor({ state: 'detached' });

    // so does the library, which is no workspace yet
    await page.goto('/#/resume-library');
    await page.getByRole('heading', { name: words.resumes.dialog.pick }).first().waitFor();
    await expect(button(recharge)).toBeVisible();

    // in the workspace, which they would cover, both are in the menu
    const id = await addResume(page, { name: 'Analyst', language });
    await page.goto(`/#/resume-library/${id}`);
    await page.locator('[data-page]').first().waitFor();
    await expect(button(recharge)).toHaveCount(0);
    await page.getByRole('button', { name: layout.account }).click();
    await page.getByRole('menuitem', { name: membership.benefits.title }).waitFor();
    await page.getByRole('menuitem', { name: membership.benefits.recharge }).click();
    await page.locator('[data-order]').waitFor();
    await keep('workspace');
  },
  { inLanguage: 'zh', isLong: true },
);
