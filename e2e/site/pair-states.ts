import type { Page } from '@playwright/test';
import type { PairState, Resume } from '@verdant/contracts';
import { otherLanguage } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { addResume, post } from '../person.ts';
import { patternOf, type Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** The linked pair of a résumé: no twin, one to choose, what is behind, the question before they part. */
export function pairStates({ pair, workspace }: Words, resumeId: string): PageState[] {
  const state = (name: string, act: (page: Page) => Promise<void>): PageState => ({
    name: `pair-${name}`,
    path: `/resume-library/${resumeId}?view=pair`,
    heading: '',
    who: 'member',
    act: async (page) => {
      const here = page.getByRole('button', { name: workspace.phone.here });
      const panel = page.getByRole('button', { name: pair.close });
      await here.or(panel).first().waitFor();
      if (await here.isVisible()) await here.click();
      await panel.waitFor();
      await act(page);
    },
  });
  const behind = (page: Page) => page.locator('[data-place]').first().waitFor();
  return [
    state('none', (page) => page.getByText(pair.link.none).waitFor()),
    {
      ...state('choice', async (page) => {
        const own = await (await page.context().request.get(`/api/resume/detail?id=${resumeId}`)).json();
        const language = otherLanguage((own.data as Resume).language);
        await addResume(page, { name: 'A twin with a name of some length', language, content: samples[language] });
        await page.reload();
        await page
          .getByRole('button', { name: patternOf(pair.link.goWith) })
          .first()
          .waitFor();
      }),
      stays: true,
    },
    {
      ...state('behind', async (page) => {
        const choices = await (await page.context().request.get(`/api/resume/pair/choices?id=${resumeId}`)).json();
        await post<PairState>(page, '/resume/pair/link', { id: resumeId, twinId: choices.data[0].id });
        await page.reload();
        await behind(page);
      }),
      stays: true,
    },
    state('unlink', async (page) => {
      await behind(page);
      await page.getByRole('button', { name: pair.unlink.go, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  ];
}
