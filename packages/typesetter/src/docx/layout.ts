import { halvesLayout, sideLayout } from './columns.ts';
import { formLayout } from './form.ts';
import { headOf } from './head.ts';
import { type Page, roomOf, sectionsIn, signed } from './page.ts';
import { writer } from './paragraphs.ts';
import type { Block } from './tables.ts';
import type { WordLook } from './word-look.ts';

function columnLayout(page: Page): Block[] {
  const write = writer(page.language, roomOf(page, page.setup.right));
  return [...sectionsIn(page).flatMap((section) => write.section(section)), ...signed(page, page.setup.right)];
}

const layouts: Record<WordLook['layout'], (page: Page) => Block[] | Promise<Block[]>> = {
  column: async (page) => [...(await headOf(page)), ...columnLayout(page)],
  side: async (page) => [...(await headOf(page)), ...(await sideLayout(page))],
  halves: async (page) => [...(await headOf(page)), ...halvesLayout(page)],
  form: formLayout,
  history: formLayout,
};

/** All that stands on the pages. */
export const layoutOf = async (page: Page): Promise<Block[]> => layouts[page.look.layout](page);
