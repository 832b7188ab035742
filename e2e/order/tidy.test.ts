import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { picture } from '../picture.ts';
import { looked } from '../site/looked.ts';
import { patternOf, wordsOf } from '../words.ts';

for (const language of inOne('en'))
  test(
    `order, ${language}: tags are added by keyboard, narrow the list and are renamed; unused archives are cleared`,
    LONG,
    async ({ visit }) => {
      const { tags, archives, resumes, common } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `order-${language}@example.com`);
      const of = (name: string) => ({ name, language, content: samples[language] });
      const [first] = [await addResume(page, of('First')), await addResume(page, of('Second'))];
      for (const name of ['Sent one', 'Sent two']) await post(page, '/archive/updateing', { resumeId: first, name });

      await page.goto('/#/resume');
      await page.getByRole('button', { name: resumes.more.replace('{{name}}', 'First') }).press('Enter');
      await page.getByRole('menuitem', { name: tags.action }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: tags.label }).pressSequentially('Banks');
      await page.keyboard.press('Enter');
      await page.keyboard.type('to send,');
      await looked(page, 'tags-dialog', language);
      await dialog.getByRole('button', { name: tags.save }).press('Enter');
      await expect(dialog).toHaveCount(0);

      const filter = page.getByRole('group', { name: tags.filter });
      await filter.getByRole('button', { name: 'Banks' }).press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);
      await looked(page, 'tags-list', language);
      await filter.getByRole('button', { name: tags.manage }).press('Enter');
      const name = dialog.getByRole('textbox', { name: tags.nameOf.replace('{{name}}', 'Banks') });
      await name.waitFor();
      await looked(page, 'tags-manage', language);
      await name.fill('Money');
      await name.press('Enter');
      await dialog.getByRole('textbox', { name: tags.nameOf.replace('{{name}}', 'Money') }).waitFor();
      await dialog.getByRole('button', { name: tags.remove.replace('{{name}}', 'to send') }).press('Enter');
      await dialog.getByRole('button', { name: tags.removeSure }).press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('article').getByRole('list', { name: tags.label })).toHaveText('Money');

      await page.goto('/#/resume?list=portfolio');
      const sent = page.getByRole('listitem').filter({ hasText: 'Sent two' });
      await sent.getByRole('button', { name: resumes.more.replace('{{name}}', 'Sent two') }).click();
      await page.getByRole('menuitem', { name: wordsOf(language).share.action }).click();
      await dialog.getByRole('button', { name: wordsOf(language).share.create }).click();
      await dialog.getByRole('textbox', { name: patternOf(wordsOf(language).share.linkTo) }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: archives.open, exact: true }).click();
      await expect(
        page.getByRole('checkbox', { name: archives.choose.replace('{{name}}', 'Sent two') }),
      ).toBeDisabled();
      await page.getByRole('checkbox', { name: patternOf(archives.chooseAll) }).press('Space');
      await looked(page, 'archives-clear', language);
      await page.getByRole('button', { name: archives.delete }).click();
      await expect(dialog).toBeVisible();
      await picture(page, 'archives-sure', language);
      await dialog.getByRole('button', { name: common.delete, exact: true }).click();
      await expect(page.getByText('Sent one')).toHaveCount(0);
      await page.getByRole('button', { name: archives.done }).click();
      await looked(page, 'archives-list', language);
      expect(errors).toEqual([]);
    },
  );
