import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { DESKTOP, PHONE } from '../fixtures.ts';
import { PICTURES, picture } from '../picture.ts';
import { violationsOf } from './audit.ts';

/** Pictures in the dark and in the light, where they are wanted. */
export async function pictured(page: Page, name: string, language: Language): Promise<void> {
  if (!PICTURES) return;
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await picture(page, `${name}.${scheme}`, language);
  }
}

/** The same, and no flaw that axe knows: for what `page-states.ts` does not have. */
export async function shown(page: Page, name: string, language: Language): Promise<void> {
  await pictured(page, name, language);
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
  if (!PICTURES) return page.setViewportSize(DESKTOP);
  const become = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  };
  await become('dark');
  await picture(page, `${name}-phone-dark`, language);
  await page.setViewportSize(DESKTOP);
  await become('light');
}
