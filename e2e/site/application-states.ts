import type { Page } from '@playwright/test';
import { CARDS } from '../applications/cards.ts';
import { post } from '../person.ts';
import { patternOf, type Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** The board of applications. It is empty up to the state that fills it. */
export function applicationStates({ applications }: Words): PageState[] {
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
  const card = (page: Page) => page.getByRole('button', { name: /^Site manager Harbour/ });
  const search = (words: string) => (page: Page) => page.getByLabel(applications.search, { exact: true }).fill(words);
  const state = (
    name: string,
    act?: (page: Page) => Promise<void>,
    heading: string = applications.title,
  ): PageState => ({
    name: `applications-${name}`,
    path: '/applications',
    heading,
    who: 'member',
    ...(act ? { act } : {}),
  });
  return [
    state('empty', undefined, applications.empty),
    state('form', async (page) => {
      await press(applications.new)(page);
      await dialog(page).getByRole('button', { name: applications.save, exact: true }).click();
      await dialog(page).getByText(applications.nameOne).waitFor();
    }),
    {
      ...state('board', async (page) => {
        for (const one of CARDS) await post(page, '/application/updateing', one);
        await page.reload();
        await card(page).waitFor();
      }),
      stays: true,
    },
    state('menu', async (page) => {
      await page
        .getByRole('button', { name: patternOf(applications.actions) })
        .first()
        .click();
      await page.getByRole('menuitem').first().waitFor();
    }),
    state('card', async (page) => {
      await card(page).click();
      await dialog(page).getByLabel(applications.field.employer, { exact: true }).waitFor();
    }),
    {
      ...state('list', (page) => page.getByRole('table').or(card(page)).first().waitFor()),
      path: '/applications?view=list',
    },
    state('found', search('okafor')),
    state('none', async (page) => {
      await search('nobody has this')(page);
      await page.getByText(applications.nothingFound).waitFor();
    }),
    state('calendar', async (page) => {
      await press(applications.calendar)(page);
      await press(applications.feed.make)(page);
      await dialog(page).getByLabel(applications.feed.url, { exact: true }).waitFor();
    }),
    state('csv', press(applications.csv), applications.file.title),
  ];
}
