import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { DESKTOP, PHONE } from '../fixtures.ts';
import { picture } from '../picture.ts';
import { violationsOf } from './audit.ts';

/** Pictures in the dark and in the light, and no flaw that axe knows. */
export async function shown(page: Page, name: string, language: Language): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await picture(page, `${name}.${scheme}`, language);
  }
  expect(await violationsOf(page)).toEqual([]);
}

/** At both widths, of which the wide one stays, and on a phone in the dark; `subject` is what the pictures are of. */
export async function looked(page: Page, name: string, language: Language, subject?: Locator): Promise<void> {
  for (const [at, size] of [['desktop', DESKTOP] as const, ['phone', PHONE] as const]) {
    await page.setViewportSize(size);
    await subject?.scrollIntoViewIfNeeded();
    expect(await violationsOf(page)).toEqual([]);
    await picture(page, `${name}-${at}`, language);
  }
  const become = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  };
  await become('dark');
  await picture(page, `${name}-phone-dark`, language);
  await page.setViewportSize(DESKTOP);
  await become('light');
}
