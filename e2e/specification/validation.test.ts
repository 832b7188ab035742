import { samples } from '@verdant/typesetter/samples';
import { expect } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { lookAt } from './row.ts';

const ROW = 'R34-validation';

lookAt(
  ROW,
  'a typed field is asked for, and what is typed has to be valid',
  async ({ page, words, keep }) => {
    const { auth, legal } = words;
    const ask = (template: string, field: string) => page.getByText(template.replace('{{field}}', field)).first();
    await page.goto('/#/register');
    const submit = page.getByRole('button', { name: auth.register.submit });
    await submit.click();
    await ask(auth.pleaseInput, auth.fieldEmail).waitFor();
    await ask(auth.pleaseInput, auth.fieldPassword).waitFor();
    await keep('empty');
    await page.getByLabel(auth.email, { exact: true }).fill('maya@nowhere');
    await page.getByLabel(auth.password, { exact: true }).fill('short');
    await submit.click();
    await ask(auth.emailExample, auth.fieldEmail).waitFor();
    await ask(auth.pleaseInputValid, auth.fieldPassword).waitFor();
    await keep('invalid');

    await page.goto('/#/contact');
    await page.getByRole('button', { name: legal.contact.send }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await keep('contact');
  },
  { isLong: true },
);

lookAt(
  ROW,
  'a list keeps one item, asks before it deletes, takes more by Enter; a name must be filled, a date chosen',
  async ({ page, language, words, keep }) => {
    const { workspace, resumes } = words;
    await createAccount(page, `valid-${language}@example.com`);
    await page.goto('/#/resume?new=blank');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: resumes.dialog.create }).click();
    await dialog.getByText(resumes.dialog.nameMissing).waitFor();
    if (language === 'en') expect(resumes.dialog.nameMissing).toBe('Must fill resume name');
    await keep('name');

    const id = await addResume(page, { name: 'Rules', language, content: samples[language] });
    await page.goto(`/#/resume-library/${id}`);
    await page.locator('[data-page]').first().waitFor();
    const open = async (section: string) => {
      const row = page.locator(`[data-row="${section}"]`);
      await row.first().waitFor();
      const fold = row.locator('> div > button[aria-expanded="false"]');
      if (await fold.count()) await fold.first().click();
      return row;
    };
    const education = await open('education');
    await education.getByRole('button', { name: workspace.delete, exact: true }).first().click();
    await education.getByText(workspace.oneLeft).waitFor();
    if (language === 'en') expect(workspace.oneLeft).toContain('At least one item must be left');
    await keep('one-left');

    const projects = await open('projects');
    await projects.getByRole('button', { name: workspace.delete, exact: true }).first().click();
    const item = language === 'en' ? 'project' : workspace.entry.projects;
    await dialog.getByText(workspace.deleteSure.replace('{{item}}', item)).waitFor();
    await keep('delete');
    await dialog.getByRole('button', { name: workspace.cancel }).click();

    const skills = await open('skills');
    const tag = skills.locator('input[data-path]:visible').last();
    await tag.fill('Kanban');
    await tag.press('Enter');
    await skills.getByText('Kanban', { exact: true }).waitFor();

    const work = await open('work');
    const start = work.locator('[data-path$="/start"]').first();
    await start.fill('some time');
    await start.blur();
    const field = language === 'en' ? 'start' : workspace.field.start;
    await page.getByText(workspace.wrong.date.replace('{{field}}', field)).waitFor();
    await keep('date');
  },
  { isLong: true },
);

lookAt(
  ROW,
  'further analysis asks for a job description',
  async ({ page, language, words, keep }) => {
    const { workspace, match } = words;
    await createAccount(page, `need-job-${language}@example.com`);
    const id = await addResume(page, { name: 'Rules', language, content: samples[language] });
    await page.goto(`/#/resume-library/${id}?tab=match`);
    await page.locator('[data-page]').first().waitFor();
    await page.getByRole('tab', { name: workspace.tabs.match }).click();
    await page.getByRole('button', { name: match.go }).click();
    await page.getByText(match.needJob).waitFor();
    await keep('job');
  },
  { inLanguage: 'zh', isLong: true },
);

lookAt(
  ROW,
  'offers each empty section once: as a row, or to be added',
  async ({ page, language, words }) => {
    await createAccount(page, `sections-${language}@example.com`);
    const id = await addResume(page, { name: 'Empty', language });
    await page.goto(`/#/resume-library/${id}`);
    const { addSection, section } = words.workspace;
    await page.locator('[data-row="work"]').waitFor();
    await page.getByRole('button', { name: addSection }).click();
    await page.getByRole('menuitem').first().waitFor();
    const offered = await page.getByRole('menuitem').allInnerTexts();
    const rows = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row as keyof typeof section));
    const standing = rows.filter((row) => row in section).map((row) => section[row]);
    expect([...standing, ...offered].sort()).toEqual(Object.values(section).sort());

    await page.getByRole('menuitem', { name: section.projects }).click();
    await expect(page.locator('[data-row="projects"] button[aria-expanded="true"]').first()).toBeVisible();
    await page.getByRole('button', { name: addSection }).click();
    await page.getByRole('menuitem', { name: section.awards }).waitFor();
    await expect(page.getByRole('menuitem', { name: section.projects })).toHaveCount(0);
  },
  { isLong: true },
);
