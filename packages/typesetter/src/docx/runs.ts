import { runsOf } from '@verdant/contracts';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';

type Said = { text: string; href: string | null };

/** Makes runs of text; all of one `colour` on a ground of its own, else as the styles have it. */
export function runsIn(colour: string | null) {
  const inked = colour === null ? {} : { color: colour };
  const text = (value: string, more: IRunOptions = {}) => new TextRun({ ...inked, ...more, text: value });
  const linked = (value: string, href: string | null = null, more: IRunOptions = {}): ParagraphChild =>
    href === null
      ? text(value, more)
      : new ExternalHyperlink({ link: href, children: [text(value, { ...more, style: 'Hyperlink' })] });
  return {
    text,
    linked,
    /** Running text with its marks. */
    rich: (value: string): ParagraphChild[] =>
      runsOf(value).map(({ text: words, bold, italic, href }) =>
        linked(words, href, { ...(bold && { bold }), ...(italic && { italics: true }) }),
      ),
    dotted: (parts: Said[], more: IRunOptions = {}): ParagraphChild[] =>
      parts.flatMap(({ text: shown, href }, i) => [...(i === 0 ? [] : [text(' · ', more)]), linked(shown, href, more)]),
  };
}
