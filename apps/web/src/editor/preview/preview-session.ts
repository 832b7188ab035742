import type { Input, PreviewPage, PreviewPages } from '@verdant/contracts';
import { PREVIEW_PAGES_KEPT } from '@verdant/contracts/constants';

type AskedOfResume = Input<'POST /resume/preview'>;
type ShownPage = Omit<PreviewPage, 'base'>;
/** `glyphs` are pieces of markup in the order in which they came; a piece never changes. */
export type ShownPreview = Omit<PreviewPages, 'pages' | 'glyphs' | 'glyphToken'> & {
  pages: ShownPage[];
  glyphs: string[];
};

/** The markup of a page; null where `had` lacks what it counts on. */
function wholeSvg({ hash, svg, base }: PreviewPage, had: (hash: string) => string | undefined): string | null {
  if (!base) return svg || (had(hash) ?? null);
  const known = had(base.hash);
  if (known === undefined) return null;
  return base.parts.map((part) => (typeof part === 'string' ? part : known.slice(...part))).join('');
}

/**
 * What the browser keeps between two answers, so that only what changed is sent: pages by their hash and the outlines
 * of letters. Its name tells the server that its newest question takes the place of older ones. An answer that counts on a page we no longer have starts anew.
 */
export function createPreviewSession<Asked extends Pick<AskedOfResume, 'kept' | 'workspace'> = AskedOfResume>(
  ask: (input: Asked) => Promise<PreviewPages>,
) {
  const workspace = Math.random().toString(36).slice(2);
  let pages = new Map<string, ShownPage>();
  let glyphs: string[] = [];
  let glyphToken: string | undefined;

  const forget = () => {
    pages = new Map();
    glyphs = [];
    glyphToken = undefined;
  };

  async function next(input: Asked): Promise<ShownPreview> {
    const kept = { pages: [...pages.keys()].slice(-PREVIEW_PAGES_KEPT), ...(glyphToken ? { glyphToken } : {}) };
    const answer = await ask({ ...input, kept, workspace });
    const shown = answer.pages.flatMap(({ base, ...page }): ShownPage[] => {
      const svg = wholeSvg({ ...page, base }, (hash) => pages.get(hash)?.svg);
      return svg === null ? [] : [{ ...page, svg }];
    });
    if (shown.length < answer.pages.length) {
      forget();
      return next(input);
    }
    if (answer.glyphs) glyphs = [...glyphs, answer.glyphs];
    glyphToken = answer.glyphToken;
    for (const page of shown) {
      // the newest last, so that the oldest go first
      pages.delete(page.hash);
      pages.set(page.hash, page);
    }
    while (pages.size > PREVIEW_PAGES_KEPT) pages.delete(pages.keys().next().value!);
    const { places, measures, fit, unset } = answer;
    return { pages: shown, glyphs, places, measures, fit, unset };
  }

  return { next };
}
