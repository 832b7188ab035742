import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';

/** Where pictures go; none are taken without it. */
export const PICTURES = process.env.E2E_SHOTS;

/** Motion is off, but lazy parts and pictures take their time. */
export const SETTLED_MS = 250;

/** Keeps what the page shows, where pictures are wanted, as `<name>.<language>.png`. */
export async function picture(page: Page, name: string, language: Language): Promise<void> {
  if (!PICTURES) return;
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: `${PICTURES}/${name}.${language}.png` });
}
