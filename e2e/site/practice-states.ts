import type { Page } from '@playwright/test';
import { post } from '../person.ts';
import type { Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** Practice: none yet, a new one, the questions with one open, one at a time, the list, one that is not there. */
export function practiceStates({ practice }: Words, resumeId: string): PageState[] {
  const open = async (page: Page) => {
    await post(page, '/practice/begin', { resumeId });
    await page.reload();
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('list', { name: practice.questions }).waitFor();
  };
  const state = (name: string, path: string, heading: string, act?: PageState['act']): PageState => ({
    name: `practice-${name}`,
    path,
    heading,
    who: 'member',
    ...(act ? { act } : {}),
  });
  return [
    state('empty', '/practice', practice.empty),
    state('new', '/practice?new=practice', practice.new, (page) =>
      page.getByLabel(practice.dialog.posting, { exact: true }).waitFor(),
    ),
    {
      ...state('questions', '/practice', '', async (page) => {
        await open(page);
        const first = page.getByRole('list', { name: practice.questions }).getByRole('listitem').first();
        const heading = first.locator('button[aria-expanded]');
        if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
        await first.getByLabel(practice.parts.result).waitFor();
      }),
      stays: true,
    },
    state('mode', '/practice', '', async (page) => {
      await open(page);
      await page.getByRole('button', { name: practice.practise }).click();
      await page.locator('summary').filter({ hasText: practice.mode.help }).click();
      await page.getByRole('button', { name: practice.mode.startTimer }).click();
    }),
    state('list', '/practice', practice.title),
    { ...state('gone', '/practice/00000000-0000-4000-8000-000000000000', practice.openFailed), refused: 404 },
  ];
}
