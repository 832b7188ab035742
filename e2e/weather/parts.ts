import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { expect, test } from '../fixtures.ts';
import { wordsOf } from '../words.ts';

/** Nothing is fetched before it is needed. */
const onPaidLine = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export function testParts(language: Language): void {
  test(`a press that needs more of the site (${language}) changes nothing, says so, and goes on when asked again`, async ({
    visit,
  }) => {
    const { page, errors } = await visit(language);
    await onPaidLine(page);
    await page.goto('/#/home');
    const { layout, errors: said, common, home, membership, auth } = wordsOf(language);
    const headline = page.getByRole('heading', { level: 1 }).filter({ hasText: home.headline[0] });
    const notice = page.getByRole('alert').filter({ hasText: said.network });
    const press = (name: string) => notice.getByRole('button', { name, exact: true }).click();
    await page.locator('footer').waitFor();
    await page.context().setOffline(true);

    await page.getByRole('link', { name: layout.routes.about, exact: true }).first().click();
    await notice.waitFor();
    await page.getByText(common.away).waitFor();
    await headline.waitFor();
    expect(page.url()).toMatch(/#\/home$/);
    await press(common.retry);
    await notice.waitFor();
    await press(common.close);
    await notice.waitFor({ state: 'detached' });

    // what was given up comes back with the next press, not by itself
    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    await notice.waitFor();
    await press(common.close);
    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    await notice.waitFor();
    await page.context().setOffline(false);
    await page.getByText(common.away).waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/#\/home$/);
    await headline.waitFor();
    await press(common.retry);
    await page.waitForURL(/#\/login/);
    await page.getByText(auth.login.wanted).waitFor();
    expect(errors).toEqual([]);
  });
}
