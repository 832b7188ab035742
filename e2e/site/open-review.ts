import type { Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** In a review that was chosen: begins it where it has not begun, and waits for its first card. */
export async function openReview(page: Page, { analysis }: Words): Promise<void> {
  const start = page.getByRole('button', { name: analysis.first.start, exact: true });
  const card = page.locator('[data-check] > button').first();
  await start.or(card).first().waitFor();
  if (await start.isVisible()) await start.click();
  await card.waitFor();
}
