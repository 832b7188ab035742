import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

for (const language of inOne('zh'))
  test(
    `personal data and profiles, ${language}: one quiet word, then their fields, on the page once they are filled`,
    LONG,
    async ({ visit }) => {
      const { workspace } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `personal-fields-${language}@example.com`);
      const id = await addResume(page, { name: 'M', language, content: samples[language] });
      await page.goto(`/#/resume-library/${id}`);
      const steps = workspaceOf(page, language);
      await steps.opened();
      await steps.read('basics', 'basics/name');
      const field = (name: string) => page.locator(`[data-path="basics/${name}"]`);
      const ask = (name: string) =>
        page.getByRole('button', { name: workspace.addField.replace('{{field}}', name), exact: true });

      await expect(field('gender')).toHaveCount(0);
      await expect(page.getByText(workspace.personal.what)).toHaveCount(0);
      await ask(workspace.personal.name).click();
      await expect(page.getByText(workspace.personal.what)).toBeVisible();
      await ask(workspace.field.ethnicity).click();
      await expect(field('ethnicity')).toBeFocused();
      await field('ethnicity').fill('汉族');

      await ask(workspace.field.profiles).press('Enter');
      const profile = (place: number) => page.getByLabel(workspace.profiles.of.replace('{{place}}', `${place}`));
      await expect(profile(1)).toBeFocused();
      for (const text of ['github.com/qing', 'Enter', '公众号：竹简', 'Enter', 'Backspace'])
        await (/^[A-Z]/.test(text) ? page.keyboard.press(text) : page.keyboard.insertText(text));
      await expect(profile(3)).toBeFocused();
      await expect(page.getByLabel(/GitHub/)).toHaveValue('github.com/qing');
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, 'personal-fields', language);
      await steps.saved();
      const { basics } = (await steps.stored()).content;
      expect(basics).toMatchObject({ ethnicity: '汉族', profiles: ['github.com/qing', '公众号：竹简'] });
      expect(basics).not.toHaveProperty('gender');
      await expect(page.locator('[data-page]').first()).toContainText('汉族');
      expect(errors).toEqual([]);
    },
  );
