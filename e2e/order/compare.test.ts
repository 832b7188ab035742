import { samples } from '@verdant/typesetter/samples';
import { DESKTOP, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

for (const language of inOne('zh'))
  test(
    `comparing, ${language}: two résumés from the list, a version from the history, a text taken back and undone`,
    LONG,
    async ({ visit }) => {
      const { compare, resumes, workspace } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `compare-${language}@example.com`);
      const content = samples[language];
      const id = await addResume(page, { name: 'First', language, content });
      const other = language === 'en' ? 'zh' : 'en';
      await addResume(page, { name: 'Second', language: other, content: samples[other] });

      await page.goto('/#/resume');
      await page.getByRole('button', { name: resumes.more.replace('{{name}}', 'First') }).click();
      await page.getByRole('menuitem', { name: compare.actionWith }).click();
      await expect(page.getByText(compare.languages)).toBeVisible();
      const both = async (name: string) => {
        for (const [at, size] of [['desktop', DESKTOP] as const, ['phone', PHONE] as const]) {
          await page.setViewportSize(size);
          expect(await violationsOf(page)).toEqual([]);
          await picture(page, `${name}-${at}`, language);
          await page.emulateMedia({ colorScheme: 'dark' });
          await picture(page, `${name}-${at}-dark`, language);
          await page.emulateMedia({ colorScheme: 'light' });
        }
        await page.setViewportSize(DESKTOP);
      };
      await both('compare-resumes');

      const steps = workspaceOf(page, language);
      await page.goto(`/#/resume-library/${id}`);
      await steps.opened();
      await steps.type('introduction', 'basics/introduction', `${content.basics.introduction.slice(0, -6)} new words`);
      await steps.type('intention', 'intention/city', 'Elsewhere');
      await page.getByRole('button', { name: workspace.history.title }).click();
      await page.getByRole('button', { name: compare.actionOf.replace('{{revision}}', '1'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status')).toHaveText(compare.count_other.replace('{{count}}', '2'));
      await dialog.getByRole('button', { name: compare.next }).press('Enter');
      await page.keyboard.press('n');
      await expect(dialog.locator('[data-difference]').nth(1)).toBeFocused();
      await both('compare-versions');
      await page.keyboard.press('p');
      await expect(dialog.locator('[data-difference]').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(patternOf(compare.count_one.replace('{{count}}', '1')));
      await expect
        .poll(async () => (await steps.stored()).content.basics.introduction)
        .toBe(content.basics.introduction);
      await dialog.getByRole('button', { name: compare.undo, exact: true }).click();
      await expect(dialog.getByRole('status')).toHaveText(compare.count_other.replace('{{count}}', '2'));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );
