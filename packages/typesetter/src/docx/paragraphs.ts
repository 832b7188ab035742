import { type Language, runsOf } from '@verdant/contracts';
import {
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { type Entry, headsOf, type Pair } from '../manuscript/entry.ts';
import type { Contact } from '../manuscript/links.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';

export const BULLET_LIST = 'bullets';

/** Paragraphs that no end of a page parts. */
const whole = (all: IParagraphOptions[]): IParagraphOptions[] =>
  all.map((each, i) => ({ ...each, keepLines: true, ...(i + 1 < all.length && { keepNext: true }) }));

/** Makes paragraphs in Word's own styles; `right` is where a date ends, in twips. */
export function writer(language: Language, right: number) {
  const { colon } = words[language];
  const heading = (level: (typeof HeadingLevel)[keyof typeof HeadingLevel], children: ParagraphChild[]) => ({
    heading: level,
    children,
  });
  const text = (value: string) => new TextRun({ text: value });
  const rich = (value: string): ParagraphChild[] =>
    runsOf(value).map(({ text: words, bold, italic, href }) => {
      const run = new TextRun({
        text: words,
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(href !== undefined && { style: 'Hyperlink' }),
      });
      return href === undefined ? run : new ExternalHyperlink({ link: href, children: [run] });
    });
  const plain = (value: string) => ({ children: rich(value) });
  const bullet = (value: string) => ({
    style: 'ListBullet',
    numbering: { reference: BULLET_LIST, level: 0 },
    children: rich(value),
  });
  const linked = (value: string, href: string | null = null) =>
    href === null
      ? text(value)
      : new ExternalHyperlink({ link: href, children: [new TextRun({ text: value, style: 'Hyperlink' })] });
  const pair = ({ label, value, href }: Pair) => ({
    children: [...(label === '' ? [] : [new TextRun({ text: `${label}${colon}`, bold: true })]), linked(value, href)],
  });

  function head(title: ParagraphChild, date: string): IParagraphOptions {
    const dated =
      date === '' ? [] : [new TextRun({ children: [new Tab(), date], bold: false, color: '5F6862', size: '9.5pt' })];
    return {
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: right }],
      children: [title, ...dated],
    };
  }

  const dotted = (parts: { text: string; href: string | null }[]) =>
    parts.flatMap(({ text: shown, href }, i): ParagraphChild[] => [
      ...(i === 0 ? [] : [text(' · ')]),
      linked(shown, href),
    ]);

  function entry(told: Entry): IParagraphOptions[] {
    const { date, paragraphs, pairs, lists } = told;
    const [title, ...subtitle] = headsOf(told);
    return [
      ...(title!.text === '' && date === '' ? [] : [head(linked(title!.text, title!.href), date)]),
      ...(subtitle.length === 0 ? [] : [{ style: 'Details', children: dotted(subtitle) }]),
      ...paragraphs.map(plain),
      ...pairs.map(pair),
      ...lists.flatMap(({ label, items }) => [
        ...(label === '' ? [] : [heading(HeadingLevel.HEADING_3, [text(label)])]),
        ...items.map(bullet),
      ]),
    ];
  }

  return {
    title: (name: string) => new Paragraph(heading(HeadingLevel.TITLE, [text(name)])),
    subtitle: (headline: string) => new Paragraph({ style: 'Subtitle', children: [text(headline)] }),
    heading: (title: string) => new Paragraph(heading(HeadingLevel.HEADING_1, [text(title)])),
    contacts: (contacts: Contact[]) => new Paragraph({ style: 'Details', children: dotted(contacts) }),
    section({ title, paragraphs, pairs, entries, items, newPage, keep }: Section): Paragraph[] {
      const all: IParagraphOptions[] = [
        { ...heading(HeadingLevel.HEADING_1, [text(title)]), ...(newPage && { pageBreakBefore: true }) },
        ...paragraphs.map(plain),
        ...pairs.map(pair),
        ...entries.flatMap((each) => (keep === 'entries' ? whole(entry(each)) : entry(each))),
        ...items.map(bullet),
      ];
      return (keep === 'section' ? whole(all) : all).map((each) => new Paragraph(each));
    },
  };
}
