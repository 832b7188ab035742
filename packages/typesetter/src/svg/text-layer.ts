/** What the compiler lays over a run of glyphs so that it can be selected, and around one line of a link. */
const SELECTABLE =
  /<foreignObject[^>]* width="([\d.]+)"[^>]*><h5:div class="tsel" style="font-size: ([\d.]+)px">([^<]*)<\/h5:div><\/foreignObject>/y;
const LINK = /<a [^>]*xlink:href="([^"]*)"><rect class="pseudo-link" width="([\d.]+)" height="([\d.]+)"><\/rect><\/a>/y;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);
const encoded = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function at(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

/** An SVG text in its place: invisible, of the same words and width, from the same baseline. '' for blanks. */
export function textAt(source: string, index: number): string {
  const [, width = '', size = '', text = ''] = at(SELECTABLE, source, index) ?? [];
  if (text.trim() === '' || Number(width) === 0) return '';
  const words = encoded(decoded(text));
  return `<text font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="transparent" xml:space="preserve">${words}</text>`;
}

export function linkAt(source: string, index: number): { href: string; width: number; height: number } | null {
  const [, href, width, height] = at(LINK, source, index) ?? [];
  return href === undefined ? null : { href: decoded(href), width: Number(width), height: Number(height) };
}
