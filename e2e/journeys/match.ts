import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { violationsOf } from '../site/audit.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const posting: Record<Language, string> = {
  en: 'Operations analyst\nRequirements:\n- SQL\n- Kafka\nNice to have:\n- Python',
  zh: '产品经理\n任职要求：\n1. 熟悉 SQL；\n2. 熟悉 Kafka。\n加分项：\n1. 会 Python 优先。',
};
const other: Record<Language, string> = {
  en: 'Data engineer\nRequirements:\n- Kafka and Snowflake',
  zh: '数据工程师\n任职要求：\n1. 熟悉 Kafka、Snowflake。',
};

/** Keeps jobs, follows a term to its line, has a version written. */
export function testMatch(language: Language): void {
  test(`a résumé beside its jobs, ${language}: keeps jobs, leads from what is asked to where it stands, and writes a version`, async ({
    visit,
  }) => {
    const { match, workspace } = wordsOf(language);
    const { page, errors } = await visit(language);
    await createAccount(page, `match-${language}@example.com`);
    const id = await addResume(page, { name: 'R', language, content: samples[language] });
    await page.goto(`/#/resume-library/${id}?tab=match`);
    const steps = workspaceOf(page, language);
    await steps.opened();
    const button = (text: string) => page.getByRole('button', { name: patternOf(text) });
    const row = (term: string) => page.locator('[data-term-row]').filter({ hasText: term });

    await button(match.go).click();
    await page.getByText(match.needJob).waitFor();
    await page.getByLabel(match.text).fill(posting[language]);
    await button(match.go).click();
    await row('SQL').waitFor();
    await expect
      .poll(() => page.locator('mark[data-term]').allInnerTexts())
      .toEqual(expect.arrayContaining(['SQL', 'Kafka', 'Python']));

    // looking at what is found marks its place on the page; what is missing says where it could be shown
    await row('SQL').getByRole('button').first().click();
    await page.locator('[data-looked]').first().waitFor();
    await row('Kafka').getByRole('button').first().click();
    await row('Kafka').getByText(match.showIn).waitFor();
    await expect(page.locator('[data-looked]')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    // the way to the field, an edit, and matched again
    await row('Kafka').getByRole('button').nth(1).click();
    const field = page.locator('textarea:focus');
    await field.waitFor();
    await field.fill(`${await field.inputValue()} Kafka`);
    await steps.saved();
    await page.getByRole('tab', { name: workspace.tabs.match }).click();
    await button(match.again).click();
    await row('Kafka').getByText('1.0').waitFor();

    // a second job is compared, and forgotten again
    await button(match.add).click();
    await page.getByLabel(match.text).fill(other[language]);
    await button(match.go).click();
    const jobs = page.locator('button[aria-current]');
    await jobs.nth(1).waitFor();
    await expect(jobs.nth(1)).toHaveAttribute('aria-current', 'true');
    await button(match.actions).click();
    await page.getByRole('menuitem', { name: match.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: workspace.delete }).click();
    await page.getByText(match.oneJob, { exact: true }).waitFor();

    // a version for the job is a résumé of its own, linked to this one
    const before = page.url();
    await button(match.version.forJob).click();
    await button(match.version.open).click({ timeout: 60_000 });
    await page.waitForURL((url) => url.hash !== new URL(before).hash);
    await steps.opened();
    await button(match.version.menu).click();
    await page.getByRole('menuitem', { name: match.version.origin }).click();
    await page.waitForURL((url) => before.includes(url.hash.split('?')[0]!));

    // without a model translating is refused, and why is said
    await button(match.version.menu).click();
    await page.getByRole('menuitem', { name: match.version[language === 'en' ? 'toZh' : 'toEn'] }).click();
    await page.getByText(match.version.noModel).waitFor();
    expect(errors).toEqual([]);
  });
}
