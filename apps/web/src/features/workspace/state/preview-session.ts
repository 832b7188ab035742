import type { Input, PreviewPages } from '@verdant/contracts';

type Asked = Input<'POST /resume/preview'>;
export type ShownPage = PreviewPages['pages'][number];
/** `glyphs` are pieces of markup in the order in which they came; a piece never changes. */
export type ShownPreview = Omit<PreviewPages, 'glyphs' | 'glyphToken'> & { glyphs: string[] };

/** As many as the server takes. */
const PAGES_KEPT = 64;

/**
 * What the browser keeps between two answers, so that only what changed is sent: pages by their hash and the outlines
 * of letters. An answer that counts on a page we no longer have starts anew.
 */
export function createPreviewSession(ask: (input: Asked) => Promise<PreviewPages>) {
  let pages = new Map<string, ShownPage>();
  let glyphs: string[] = [];
  let glyphToken: string | undefined;

  const forget = () => {
    pages = new Map();
    glyphs = [];
    glyphToken = undefined;
  };

  async function next(input: Asked): Promise<ShownPreview> {
    const kept = { pages: [...pages.keys()].slice(-PAGES_KEPT), ...(glyphToken ? { glyphToken } : {}) };
    const answer = await ask({ ...input, kept });
    const whole = answer.pages.map((page) => (page.svg ? page : pages.get(page.hash)));
    if (whole.some((page) => !page)) {
      forget();
      return next(input);
    }
    const shown = whole as ShownPage[];
    if (answer.glyphs) glyphs = [...glyphs, answer.glyphs];
    glyphToken = answer.glyphToken;
    for (const page of shown) {
      // the newest last, so that the oldest go first
      pages.delete(page.hash);
      pages.set(page.hash, page);
    }
    while (pages.size > PAGES_KEPT) pages.delete(pages.keys().next().value!);
    const { places, measures, fit } = answer;
    return { pages: shown, glyphs, places, measures, fit };
  }

  return { next };
}
