import type { Page } from '@playwright/test';
import { post } from '../person.ts';
import { patternOf, type Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** What stands between a résumé and whoever reads it by a link: the form, the link with its code, the list. */
export function shareStates({ resumes, share }: Words, resumeId: string): PageState[] {
  const dialog = (page: Page) => page.getByRole('dialog');
  const open = async (page: Page) => {
    await page
      .getByRole('button', { name: patternOf(resumes.more) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: share.action }).click();
    await dialog(page).getByLabel(share.password, { exact: true }).waitFor();
  };
  const state = (name: string, path: string, act: (page: Page) => Promise<void>): PageState => ({
    name,
    path,
    heading: '',
    who: 'member',
    act,
  });
  return [
    state('links-empty', '/resume?list=links', (page) => page.getByText(share.emptyText).waitFor()),
    state('share-form', '/resume', async (page) => {
      await open(page);
      await dialog(page).getByLabel(share.password, { exact: true }).fill('short');
      await dialog(page).getByRole('button', { name: share.create }).click();
      await dialog(page).getByText(patternOf(share.passwordShort)).waitFor();
    }),
    state('share-link', '/resume', async (page) => {
      await open(page);
      await dialog(page).getByRole('button', { name: share.create }).click();
      await dialog(page)
        .getByRole('textbox', { name: patternOf(share.linkTo) })
        .waitFor();
      await dialog(page).getByRole('button', { name: share.qr, exact: true }).click();
      await dialog(page)
        .getByRole('img', { name: patternOf(share.qrOf) })
        .waitFor();
    }),
    state('links', '/resume?list=links', async (page) => {
      await post(page, '/share/updateing', { resumeId, password: 'plum-blossom', contact: true });
      await page.reload();
      await page.getByRole('button', { name: share.withdraw }).first().waitFor();
    }),
  ];
}
