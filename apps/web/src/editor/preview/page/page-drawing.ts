import { inOnePath, type Letters } from './letters.ts';
import { parseSvg } from './paper-svg.ts';
import { patchSvg, type Runs } from './patch-svg.ts';

/** The letters of one run of text and its words: what a page mostly is, and what seldom changes while somebody types. */
const RUN = /<g[^>]*>(?:<use [^>]*\/>)+(?:<g[^>]*><text [^>]*>[^<]*<\/text><\/g>)?<\/g>/g;
const PLACE = 'data-run';
const NS = 'http://www.w3.org/2000/svg';

/** The markup of a page with a place for each of its runs, which are three quarters of it. */
function withoutRuns(markup: string): { frame: string; runs: string[] } {
  const runs: string[] = [];
  const frame = markup.replace(RUN, (run) => `<g ${PLACE}="${runs.push(run) - 1}"/>`);
  return { frame, runs };
}

/** One element a run, none of them standing anywhere; null where they can't be read. */
function elementsOf(runs: string[], letters: Letters): Element[] | null {
  if (runs.length === 0) return [];
  const drawn = runs.map((run) => inOnePath(run, letters)).join('');
  const parsed = parseSvg(`<svg xmlns="${NS}">${drawn}</svg>`);
  if (parsed?.children.length !== runs.length) return null;
  const elements = [...parsed.children];
  for (const each of elements) each.remove();
  return elements;
}

/**
 * Shows one page after the other in `host`, its letters from `letters`. Only runs that the last page lacked are read as markup, and only what
 * differs is touched. `show` says whether it could: markup that can't be read leaves the last good page in place.
 */
export function createPageDrawing(host: Element, letters: Letters): { show: (markup: string) => boolean } {
  /** of the page on screen, by their markup */
  let known = new Map<string, Element>();
  const markups = new WeakMap<Node, string>();

  function read(wanted: ReadonlySet<string>): Map<string, Element> | null {
    const missing = [...wanted].filter((run) => !known.has(run));
    const elements = elementsOf(missing, letters);
    if (elements === null) return null;
    for (const [at, run] of missing.entries()) markups.set(elements[at]!, run);
    const added = new Map(missing.map((run, at) => [run, elements[at]!]));
    return new Map([...wanted].map((run) => [run, (known.get(run) ?? added.get(run))!]));
  }

  const runs: Runs = {
    markupOf: (node) => markups.get(node),
    take: (markup) => {
      const element = known.get(markup);
      const same = element && markups.get(element) === markup;
      if (same && !element.parentNode) return element;
      // what we knew may have become another run meanwhile
      const another = same ? (element.cloneNode(true) as Element) : elementsOf([markup], letters)![0]!;
      markups.set(another, markup);
      return another;
    },
    becomes: (element, markup) => {
      markups.set(element, markup);
      known.set(markup, element);
    },
  };

  return {
    show: (markup) => {
      const { frame, runs: wanted } = withoutRuns(markup);
      const root = parseSvg(frame);
      const elements = root && read(new Set(wanted));
      if (!elements) return false;
      for (const place of root.querySelectorAll(`[${PLACE}]`))
        markups.set(place, wanted[Number(place.getAttribute(PLACE))]!);
      known = elements;
      let shown = host.firstElementChild;
      if (!shown) {
        shown = root.cloneNode(false) as Element;
        host.replaceChildren(shown);
      }
      patchSvg(shown, root, runs);
      return true;
    },
  };
}
