import { expect } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { workspaceOf } from '../workspace.ts';
import { lookAt } from './row.ts';

const ROW = 'R08-export-prompt';

lookAt(
  ROW,
  'what is incomplete is not downloaded: the list says what is missing and leads to it',
  async (at) => {
    const { page, language, words, keep } = at;
    const { resumes } = words;
    await createAccount(page, `incomplete-list-${language}@example.com`);
    const id = await addResume(page, { name: 'Unfinished', language });
    await page.goto('/#/resume');
    await page.getByText(resumes.status.incomplete, { exact: true }).waitFor();
    await page
      .getByRole('link', { name: resumes.open.replace('{{name}}', 'Unfinished') })
      .first()
      .hover();
    await page.getByRole('button', { name: resumes.download.replace('{{name}}', 'Unfinished') }).click();
    const dialog = page.getByRole('dialog', { name: resumes.incompleteTitle });
    await expect(dialog.getByRole('listitem')).toHaveText(Object.values(resumes.missing));
    await keep('list');
    await dialog.getByRole('link', { name: resumes.complete }).click();
    await page.waitForURL(new RegExp(`#/resume-library/${id}`));
  },
  { isLong: true },
);

lookAt(
  ROW,
  'the workspace says what is missing, leads to each field, and then gives the file',
  async (at) => {
    const { page, language, words, keep } = at;
    const { workspace } = words;
    await createAccount(page, `incomplete-page-${language}@example.com`);
    const id = await addResume(page, { name: 'Unfinished', language });
    await page.goto(`/#/resume-library/${id}`);
    const steps = workspaceOf(page, language);
    await steps.opened();
    const ask = () => page.getByRole('button', { name: workspace.download.pdfButton }).click();
    const dialog = page.getByRole('dialog', { name: workspace.missing.title });
    await expect(async () => {
      await ask();
      await dialog.waitFor({ timeout: 2_000 });
    }).toPass();
    const { code, data } = await (await page.request.get(`/api/resume/download?id=${id}&format=pdf`)).json();
    expect([code, data]).toEqual([109, { missing: ['name', 'contact', 'experience'] }]);
    await keep('workspace');

    await dialog.getByRole('listitem').first().getByRole('button', { name: workspace.missing.go }).click();
    await expect(page.locator('[data-path="basics/name"]')).toBeFocused();
    await steps.type('basics', 'basics/name', 'Maya Okafor');
    await steps.type('basics', 'basics/email', 'maya@example.com');
    await ask();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: workspace.missing.go }).click();
    await expect(page.locator('[data-row="work"] button[aria-expanded="true"]').first()).toBeVisible();
    const add = page.getByRole('button', { name: workspace.addEntry.replace('{{kind}}', workspace.entry.work) });
    const company = page.locator('[data-row="work"] [data-path$="/company"]').first();
    if (!(await company.isVisible())) await add.click();
    await company.fill('Calder Freight');
    await page.locator('[data-row="work"] [data-path$="/start"]').first().fill('2020-01');
    await expect.poll(async () => (await steps.stored()).status).toBe('saved');
    expect((await steps.download()).bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: workspace.download.other }).click();
    await expect(page.getByRole('menuitem').filter({ hasText: workspace.download.for.docx })).toBeVisible();
    await keep('formats');
  },
  { isLong: true },
);
