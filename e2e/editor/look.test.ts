import { samples } from '@verdant/typesetter/samples';
import { templates as all } from '@verdant/typesetter/templates';
import { DESKTOP, expect, inOne, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

for (const language of inOne('en'))
  test(`a look, ${language}: chosen by keyboard, taken back in one step, kept, and taken over by another résumé`, {
    tag: '@long',
  }, async ({ visit }) => {
    const { templates, workspace, common } = wordsOf(language);
    const { page, errors } = await visit(language);
    await createAccount(page, `look-${language}@example.com`);
    const of = (name: string) => ({ name, language, content: samples[language] });
    const [first, second] = [await addResume(page, of('First')), await addResume(page, of('Second'))];
    const steps = workspaceOf(page, language);
    const open = async (id: string) => {
      await page.goto(`/#/resume-library/${id}`);
      await steps.opened();
      await page.getByRole('tab', { name: new RegExp(`^${workspace.tabs.template}`) }).click();
    };
    const styleIs = (style: Record<string, unknown>) =>
      expect.poll(async () => (await steps.stored()).style).toMatchObject(style);

    await open(first);
    // the template of new résumés hangs its headings in the margin
    await expect(page.getByRole('combobox', { name: templates.headings, exact: true })).toHaveCount(0);
    await steps.choose(all.find(({ id }) => id === 'classic')!.name[language]);
    await page.getByRole('combobox', { name: templates.headings, exact: true }).press('Enter');
    await page.getByRole('option').first().waitFor();
    // the list learns where it stands a moment after it is seen: a key that comes earlier counts from nowhere
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[role="option"][data-combobox-selected]')).toHaveText(templates.headingStyles.bar, {
        timeout: 200,
      });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: templates.leadsOf.role }).press('ArrowRight');
    await page.getByRole('switch', { name: templates.icons, exact: true }).press('Space');
    const chosen = { headings: 'bar', leads: 'organization', icons: true };
    await styleIs(chosen);

    await page.getByRole('button', { name: templates.preset.formal, exact: true }).press('Enter');
    await styleIs({ leads: 'organization', headings: 'sides', icons: false, pageNumbers: 'total' });
    await page.keyboard.press('ControlOrMeta+z');
    await styleIs({ ...chosen, pageNumbers: 'none' });

    const projects = workspace.section.projects;
    await page.getByRole('button', { name: templates.place.replace('{{name}}', projects), exact: true }).press('Enter');
    await page.getByRole('menuitemcheckbox', { name: templates.newPage }).press('Enter');
    await page.getByRole('menuitemradio', { name: templates.keeps.entries }).press('Enter');
    await picture(page, 'look-section', language);
    await page.keyboard.press('Escape');
    await page.getByText(templates.signatures.line, { exact: true }).click();
    await page.getByRole('textbox', { name: templates.signedAt, exact: true }).fill('Bern');
    const arranged = {
      arrangement: { projects: { newPage: true, keep: 'entries' } },
      signature: 'line',
      signedAt: 'Bern',
    };
    await styleIs(arranged);

    await page.getByRole('button', { name: templates.presetKeep, exact: true }).press('Enter');
    await page.getByLabel(templates.presetName).fill('Mine');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mine', exact: true }).waitFor();
    for (const [at, size] of [['desktop', DESKTOP] as const, ['phone', PHONE] as const]) {
      await page.setViewportSize(size);
      await page.getByText(templates.presetsOurs, { exact: true }).scrollIntoViewIfNeeded();
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, `look-${at}`, language);
      await page.getByRole('heading', { name: templates.details }).scrollIntoViewIfNeeded();
      await picture(page, `look-details-${at}`, language);
    }
    await page.setViewportSize(DESKTOP);

    await open(second);
    await page.getByRole('combobox', { name: templates.copy }).click();
    await page.getByRole('option', { name: 'First' }).click();
    await styleIs({ ...chosen, signature: 'line', signedAt: '', arrangement: {} });
    await page.getByRole('button', { name: templates.presetRemove.replace('{{name}}', 'Mine') }).click();
    await page.getByRole('dialog').getByRole('button', { name: common.delete, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
