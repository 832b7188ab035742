import { runsOf } from '@verdant/contracts';

/** HTML that is ready to be sent: what `html` makes, and nothing else. */
export type Html = { html: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

type Part = Html | string | null | false | Part[];

const written = (part: Part): string => {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  return Array.isArray(part) ? part.map(written).join('') : part.html;
};

/** A template of HTML: what stands in its gaps is text unless it is HTML already. */
export const html = (parts: TemplateStringsArray, ...gaps: Part[]): Html => ({
  html: parts.map((part, i) => part + (i < gaps.length ? written(gaps[i]!) : '')).join(''),
});

/** An address that leaves this page: it learns nothing of where somebody came from. */
export const link = (href: string, text: Part): Html =>
  html`<a href="${href}" rel="noopener noreferrer nofollow">${text}</a>`;

/** A text with its marks. */
export const rich = (text: string): Html[] =>
  runsOf(text).map(({ text: words, bold, italic, href }) => {
    const slanted: Part = italic ? html`<em>${words}</em>` : words;
    const strong: Part = bold ? html`<strong>${slanted}</strong>` : slanted;
    return href === undefined ? html`${strong}` : link(href, strong);
  });
