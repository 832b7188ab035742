const NS = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Wraps bare glyph outlines, so that they parse on their own. */
const whole = (markup: string) =>
  /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(markup)
    ? markup
    : `<svg xmlns="${NS}" xmlns:xlink="${XLINK}">${/^\s*<defs[\s>]/.test(markup) ? markup : `<defs>${markup}</defs>`}</svg>`;

/**
 * The drawing as an element of this document, null where it is not well-formed. What could run or embed a page is
 * taken out, although the typesetter writes nothing of the kind.
 */
export const parseSvg = (markup: string): SVGSVGElement | null => {
  const parsed = new DOMParser().parseFromString(whole(markup), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.nodeName !== 'svg' || parsed.querySelector('parsererror')) return null;
  if (UNWANTED.test(markup)) clean(root);
  return document.adoptNode(root) as unknown as SVGSVGElement;
};

/** To look at every node of a page costs as much as to draw it; most pages need no look. */
const UNWANTED = /<script|<foreignObject|\son\w+\s*=/i;

function clean(root: Element): void {
  for (const node of root.querySelectorAll('script, foreignObject')) node.remove();
  for (const node of [root, ...root.querySelectorAll('*')]) {
    for (const { name } of [...node.attributes]) if (/^on/i.test(name)) node.removeAttribute(name);
  }
}

/** One page with its glyphs as a picture of its own, for thumbnails: an `img` runs nothing and shares no ids. */
export const pictureOf = (page: { svg: string; width: number; height: number }, glyphs: string): string | null => {
  const drawing = parseSvg(page.svg);
  const outlines = parseSvg(glyphs);
  if (!drawing) return null;
  if (outlines) for (const node of [...outlines.childNodes].reverse()) drawing.prepend(node);
  drawing.setAttribute('width', String(page.width));
  drawing.setAttribute('height', String(page.height));
  return new XMLSerializer().serializeToString(drawing);
};
