import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { countedIn, wordsOf } from './words.ts';

const MAX_ADVICE = 60;

/**
 * Has all advice written, fills every gap and accepts one wording after the other until none or `most` are left; each
 * thing is pressed as `press` does it. Gives how many were accepted.
 */
export async function acceptWordings(
  page: Page,
  language: Language,
  press: (what: Locator) => Promise<void>,
  most = MAX_ADVICE,
): Promise<number> {
  const words = wordsOf(language);
  const { analysis } = words;
  await press(page.getByRole('button', { name: countedIn(words, 'chooseAll') }));
  await press(page.getByRole('button', { name: analysis.write, exact: true }));
  await page.getByText(countedIn(words, 'pending')).waitFor({ timeout: 60_000 });
  const accept = page.getByRole('button', { name: new RegExp(`^(${analysis.accept}|${analysis.acceptTrue})( ?A)?$`) });
  const settled = page.getByText(countedIn(words, 'settled'));
  const settledNow = async () => ((await settled.count()) ? await settled.first().textContent() : '');
  for (let accepted = 0; accepted < most; accepted++) {
    const ready = page
      .locator('[data-check]')
      .filter({ has: page.getByTitle(analysis.wordingReady) })
      .first();
    if (!(await ready.count())) return accepted;
    const fold = ready.locator('> button[aria-expanded="false"]');
    if (await fold.count()) await press(fold);
    for (const gap of await ready.locator('input:not([type=checkbox])').all()) await gap.fill('12');
    const before = await settledNow();
    const decided = page.waitForResponse((response) => response.url().includes('/fix/decide'));
    await press(accept.first());
    const { code, errMsg } = await (await decided).json();
    if (code !== 0) throw new Error(`not accepted: ${errMsg}`);
    // each press is about the next one; a card with several places stays until its last is decided
    await expect.poll(settledNow).not.toBe(before);
  }
  if (most === MAX_ADVICE) throw new Error('accepting does not end');
  return most;
}
