import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { violationsOf } from '../site/audit.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

for (const language of inOne('zh'))
  test(
    `what an entry may say besides, ${language}: a link, a grade and courses are asked for, written, printed and undone`,
    LONG,
    async ({ visit }) => {
      const { workspace } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `entry-fields-${language}@example.com`);
      const [school] = samples[language].education;
      const education = [{ ...school!, id: 'e1' }];
      const id = await addResume(page, { name: 'M', language, content: { ...samples[language], education } });
      await page.goto(`/#/resume-library/${id}`);
      const steps = workspaceOf(page, language);
      await steps.opened();
      await steps.read('education', 'education/e1/school');
      const field = (name: string) => page.locator(`[data-path="education/e1/${name}"]`);
      const ask = (name: keyof typeof workspace.field) =>
        page.getByRole('button', { name: workspace.addField.replace('{{field}}', workspace.field[name]), exact: true });

      // nothing is asked of whoever has nothing to say
      await expect(field('url')).toHaveCount(0);
      await ask('link').click();
      await expect(field('url')).toBeFocused();
      await expect(ask('link')).toHaveCount(0);
      await field('url').fill('see below');
      await field('school').focus();
      await expect(field('url')).toHaveAttribute('aria-invalid', 'true');
      await field('url').fill('lakeshore.example.com');
      await expect(field('url')).toHaveAttribute('aria-invalid', 'false');

      await ask('gpa').click();
      await field('gpa').fill('3.8/4.0');
      await ask('courses').click();
      await expect(field('courses')).toBeFocused();
      await page.keyboard.type('SQL');
      await page.keyboard.press('Enter');
      await page.keyboard.type('R');
      await page.keyboard.press('Enter');
      expect(await violationsOf(page)).toEqual([]);
      await steps.saved();
      expect((await steps.stored()).content.education[0]).toMatchObject({
        url: 'lakeshore.example.com',
        gpa: '3.8/4.0',
        courses: ['SQL', 'R'],
      });
      await expect(page.locator('[data-page]').first()).toContainText('3.8/4.0');

      // what is emptied is gone, and stays at hand while the entry is open
      await field('gpa').fill('');
      await expect(field('gpa')).toBeVisible();
      await steps.saved();
      expect((await steps.stored()).content.education[0]!.gpa ?? '').toBe('');
      await field('gpa').press('Control+z');
      await expect(field('gpa')).toHaveValue('3.8/4.0');
      expect(errors).toEqual([]);
    },
  );
