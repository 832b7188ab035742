import type { Page } from '@playwright/test';
import { post } from '../person.ts';
import { patternOf, type Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** Letters: none yet, a new one, one of each sort in the editor, and the list of them. */
export function letterStates({ letters }: Words, resumeId: string): PageState[] {
  const add = (page: Page, kind: string) => post(page, '/letter/add', { kind, resumeId, posting: 'Analyst. SQL.' });
  const open = (kind: 'letter' | 'greeting') => async (page: Page) => {
    await add(page, kind);
    await page.reload();
    await page
      .getByRole('link', { name: patternOf(letters.kinds[kind]) })
      .first()
      .click();
    await page.getByRole('heading', { name: letters.head }).waitFor();
  };
  const state = (name: string, path: string, heading: string, act?: PageState['act']): PageState => ({
    name: `letters-${name}`,
    path,
    heading,
    who: 'member',
    ...(act ? { act } : {}),
  });
  return [
    state('empty', '/letters', letters.empty),
    state('new', '/letters?new=letter', letters.new, (page) =>
      page.getByLabel(letters.dialog.posting, { exact: true }).waitFor(),
    ),
    { ...state('editor', '/letters', letters.head, open('letter')), stays: true },
    { ...state('greeting', '/letters', letters.head, open('greeting')), stays: true },
    state('list', '/letters', letters.title),
    { ...state('gone', '/letters/00000000-0000-4000-8000-000000000000', letters.openFailed), refused: 404 },
  ];
}
