import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from './fixtures.ts';
import { addResume, createAccount } from './person.ts';
import { wordsOf } from './words.ts';
import { workspaceOf } from './workspace.ts';

/** The workspace of a new person, with the first role of the sample unfolded. */
async function openSample(page: Page, language: Language, email: string) {
  await createAccount(page, email);
  const id = await addResume(page, { name: 'Analyst', language, content: samples[language] });
  await page.goto(`/#/resume-library/${id}`);
  const workspace = workspaceOf(page, language);
  await workspace.opened();
  const base = `work/${samples[language].work[0]!.id}`;
  await workspace.read('work', `${base}/start`);
  return { workspace, base, start: page.locator(`[data-path="${base}/start"]`) };
}

test.describe('what is typed is understood, or it is said what to write', () => {
  for (const language of inOne('zh'))
    test(`a date, in ${language}`, LONG, async ({ visit }) => {
      const { workspace: words } = wordsOf(language);
      const { page, errors } = await visit(language);
      const { workspace, base, start } = await openSample(page, language, `date-${language}@example.com`);
      const stored = async () => (await workspace.stored()).content.work[0]!;
      for (const [written, date] of [
        ['July 2019', '2019-07'],
        ['2018年6月', '2018-06'],
        ['05/2017', '2017-05'],
        ['2016.4', '2016-04'],
        ['2015', '2015'],
      ] as const) {
        await start.fill(written);
        await start.blur();
        await expect(start).toHaveValue(date);
        await expect.poll(async () => (await stored()).start).toBe(date);
      }

      await start.fill('some time ago');
      await start.blur();
      const field = language === 'en' ? 'start' : words.field.start;
      await page.getByText(words.wrong.date.replace('{{field}}', field)).waitFor();
      await expect(start).toHaveAttribute('aria-invalid', 'true');
      expect((await stored()).start).toBe('2015');

      // another way to say that it goes on, and a date before the start
      const end = page.locator(`[data-path="${base}/end"]`);
      const goesOn = page.locator('[data-row="work"]').getByRole('switch', { name: words.present }).first();
      await goesOn.uncheck({ force: true });
      await start.fill('2019-03');
      await end.fill('2018年12月');
      await end.blur();
      const late = language === 'en' ? 'end' : words.field.end;
      await page.getByText(words.wrong.order.replace('{{field}}', late).replace('{{start}}', '2019-03')).waitFor();
      await expect.poll(async () => (await workspace.stored()).missing).toEqual([`${base}/end`]);
      await end.fill(language === 'en' ? 'now' : '至今');
      await end.blur();
      await expect(goesOn).toBeChecked();
      await expect.poll(async () => (await workspace.stored()).missing).toEqual([]);
      expect(errors).toEqual([]);
    });

  test('a month is picked by keyboard', LONG, async ({ visit }) => {
    const { workspace: words } = wordsOf('en');
    const { page } = await visit('en');
    const { workspace, start } = await openSample(page, 'en', 'month@example.com');
    const stored = async () => (await workspace.stored()).content.work[0]!.start;
    await start.fill('2019-03');
    await start.press('Tab');
    const pick = page.getByRole('button', { name: words.month.pick.replace('{{field}}', words.field.start) }).first();
    await expect(pick).toBeFocused();
    await page.keyboard.press('Enter');
    const months = page.getByRole('dialog');
    await expect(months.getByRole('button', { name: 'Mar 2019' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(months.getByRole('button', { name: 'Dec 2018' })).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(months).toBeHidden();
    await expect(start).toHaveValue('2019-11');
    await expect.poll(stored).toBe('2019-11');

    await pick.click();
    await months.getByRole('button', { name: words.month.before }).click();
    await months.getByRole('button', { name: words.month.onlyYear.replace('{{year}}', '2018') }).click();
    await expect(start).toHaveValue('2018');
    await pick.click();
    await page.keyboard.press('Escape');
    await expect(months).toBeHidden();
    await expect(pick).toBeFocused();
  });

  for (const language of inOne('en'))
    test(`an address keeps a résumé from the download until it is one, in ${language}`, LONG, async ({ visit }) => {
      const { workspace: words } = wordsOf(language);
      const { page, errors } = await visit(language);
      const { workspace } = await openSample(page, language, `address-${language}@example.com`);
      const email = page.locator('[data-path="basics/email"]');
      await workspace.type('basics', 'basics/email', 'nonsense');
      await workspace.type('basics', 'basics/phone', '12345');
      const field = (key: 'email' | 'phone') => (language === 'en' ? words.field[key].toLowerCase() : words.field[key]);
      const mail = words.wrong.email.replace('{{field}}', field('email'));
      await page.getByText(mail).waitFor();
      await email.click();
      await page.getByText(words.wrong.tel.replace('{{field}}', field('phone'))).waitFor();
      await expect.poll(async () => (await workspace.stored()).status).toBe('incomplete');

      await page.getByRole('button', { name: words.download.pdfButton }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(mail).waitFor();
      await dialog.getByRole('listitem').filter({ hasText: mail }).getByRole('button').click();
      await expect(email).toBeFocused();
      await email.fill('maya@example.com');
      await workspace.type('basics', 'basics/phone', '+1 312 555 0186');
      await expect.poll(async () => (await workspace.stored()).status).toBe('saved');
      await workspace.download();
      expect(errors).toEqual([]);
    });
});
