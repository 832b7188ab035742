import { chromiumPrint } from '../documents.ts';
import type { Words } from '../words.ts';
import type { PageState } from './page-state.ts';

/** What a visitor's document was read as, beside it. The last state: from here on the browser has a draft. */
export const importCheck = ({ common, start, workspace }: Words): PageState => ({
  name: 'import-check',
  path: '/start',
  heading: '',
  who: 'visitor',
  act: async (page) => {
    await page.getByRole('button', { name: start.blank }).waitFor();
    const { bytes } = await chromiumPrint(common.product === 'Verdant' ? 'en' : 'zh', page.context().browser()!);
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: bytes };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const check = page.locator('[data-import-check]');
    // a phone asks for a computer first
    const here = page.getByRole('button', { name: workspace.phone.here });
    await here.or(check).first().waitFor();
    if (await here.isVisible()) await here.click();
    await check.waitFor();
  },
});
