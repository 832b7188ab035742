import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { wordsOf } from './words.ts';

/** From the list over the dialog to the workspace, which opens by itself once the file is read. */
export async function uploadPdf(page: Page, language: Language, file: { name: string; bytes: Buffer }): Promise<void> {
  const { resumes } = wordsOf(language);
  await page
    .getByRole('button', { name: resumes.new, exact: true })
    .or(page.getByRole('link', { name: resumes.new, exact: true }))
    .first()
    .click();
  await page.getByRole('dialog').getByText(resumes.dialog.import).first().click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: file.name, mimeType: 'application/pdf', buffer: file.bytes });
  await page.waitForURL(/#\/resume-library\/.+/, { timeout: 60_000 });
}
