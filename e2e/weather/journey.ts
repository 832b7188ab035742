import type { Language } from '@verdant/contracts';
import { templates } from '@verdant/typesetter/templates';
import { ownTemplate } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../person.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const posting: Record<Language, string> = {
  en: 'Operations analyst\nRequirements:\n- SQL\n- Kafka',
  zh: '产品经理\n任职要求：\n1. 熟悉 SQL；\n2. 熟悉 Kafka。',
};

/** The whole way of a résumé, with the network gone at every step of it and back after it. */
export function testJourneyOffline(language: Language): void {
  test(`offline at every step of the journey (${language}): the page stays, and each step goes on`, async ({
    browser,
    visit,
  }) => {
    test.setTimeout(10 * 60_000);
    const { auth, common, errors: said, match, resumes, workspace: words, import: check } = wordsOf(language);
    const { page, errors } = await visit(language);
    const email = `offline-${language}@example.com`;
    const offline = (is: boolean) => page.context().setOffline(is);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const { bytes, title } = await ownTemplate(language, browser);

    /** Asks without a network: the page says that it waits. Back online what was asked for happens. */
    const waits = async <R>(ask: () => Promise<R>): Promise<R> => {
      const stands = page.url().split('?')[0];
      await offline(true);
      await page.getByText(words.weather.away).waitFor();
      const asked = ask();
      await page.getByText(words.weather.awayAndWaiting).waitFor();
      expect(page.url().split('?')[0]).toBe(stands);
      await offline(false);
      return asked;
    };
    /** A form that can't be sent says so and keeps what stands in it. */
    const refused = async (submit: string, field: string, value: string) => {
      await offline(true);
      await button(submit).click();
      await page.getByText(said.network).first().waitFor();
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(value);
      await offline(false);
      await page.getByText(common.away).waitFor({ state: 'detached' });
    };

    await page.goto('/#/register');
    await page.getByLabel(auth.email, { exact: true }).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await refused(auth.register.submit, auth.email, email);
    await button(auth.register.submit).click();
    await page.getByRole('link', { name: auth.sent.devLink }).click();
    await page.getByRole('article').filter({ hasText: email }).locator('a[href*="activate?token="]').click();
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await refused(auth.activate.submit, auth.password, PASSWORD);
    await button(auth.activate.submit).click();
    await page.getByRole('link', { name: auth.activate.goOn }).click();
    await page.waitForURL(/#\/resume/);

    // a file that could not leave is still to be chosen again, and a reading that was on its way is followed on
    await page.goto('/#/resume?new=import');
    const drop = page.getByRole('dialog').locator('input[type=file]');
    const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: bytes };
    await drop.waitFor({ state: 'attached' });
    await offline(true);
    await drop.setInputFiles(file);
    await page.getByText(resumes.dialog.refused).waitFor();
    await page.getByText(said.network).first().waitFor();
    await offline(false);
    await drop.setInputFiles(file);
    await page.waitForURL(/#\/resume-library\/.+/, { timeout: 60_000 });

    const shown = page.locator('[data-import-check]');
    await shown.waitFor({ timeout: 60_000 });
    await waits(async () => button(check.confirm).click());
    await shown.waitFor({ state: 'detached' });

    const workspace = workspaceOf(page, language);
    await workspace.opened();
    await workspace.read('basics', 'basics/name');
    await offline(true);
    await page.locator('[data-path="basics/name"]').fill('Ada');
    await page.getByText(words.save.kept, { exact: true }).waitFor();
    await offline(false);
    await page.getByText(words.weather.saved).waitFor();

    expect(await waits(() => workspace.review())).toBeGreaterThan(0);
    expect(await waits(() => workspace.acceptAll(4))).toBeGreaterThan(0);

    await page.getByRole('tab', { name: words.tabs.match }).click();
    await page.getByLabel(match.text).fill(posting[language]);
    await page.reload();
    await workspace.opened();
    await expect(page.getByLabel(match.text)).toHaveValue(posting[language]);
    await waits(() => page.getByRole('button', { name: patternOf(match.go) }).click());
    await page.locator('[data-term-row]').filter({ hasText: 'SQL' }).waitFor();

    const side = templates.find((one) => one.id === 'side')!;
    await page.getByRole('tab', { name: words.tabs.template }).click();
    const card = page.getByRole('list').getByRole('button', { name: new RegExp(`^${side.name[language]}`) });
    await card.waitFor();
    await offline(true);
    await card.click();
    await page.getByText(words.save.kept, { exact: true }).waitFor();
    await offline(false);
    await expect.poll(async () => (await workspace.stored()).style.template).toBe('side');

    const { name } = await waits(() => workspace.download());
    expect(name).toMatch(/\.pdf$/);
    expect((await workspace.stored()).content.basics.name).toBe('Ada');

    // the list stays readable, and leaving with something unsent loses nothing
    await workspace.read('basics', 'basics/name');
    await offline(true);
    await page.locator('[data-path="basics/name"]').fill('Ada Lovelace');
    await page.getByText(words.save.kept, { exact: true }).waitFor();
    await button(words.back).click();
    await page.waitForURL(/#\/resume(\?|$)/);
    await page.getByText(common.away).waitFor();
    await offline(false);
    await page.getByText(words.save.sentLater.replace('{{name}}', title)).waitFor();
    expect(errors).toEqual([]);
  });
}
