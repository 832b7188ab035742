import type { Language, Typeface, WholeStyle } from '@verdant/contracts';
import type { IStylesOptions } from 'docx';
import { INK, inked, MUTED } from './colours.ts';
import { headingInk, headingOf } from './headings.ts';
import { type HeadingWay, USUAL, type WordLook } from './word-look.ts';

/** Faces that Word, WPS and LibreOffice bring or replace by one of the kind: a document cannot carry our own. */
const faces: Record<Typeface, { latin: string; chinese: string }> = {
  sans: { latin: 'Calibri', chinese: '微软雅黑' },
  serif: { latin: 'Cambria', chinese: '宋体' },
  kai: { latin: 'Times New Roman', chinese: '楷体' },
  mixed: { latin: 'Calibri', chinese: '微软雅黑' },
  humanist: { latin: 'Calibri', chinese: '微软雅黑' },
  garamond: { latin: 'Garamond', chinese: '宋体' },
  technical: { latin: 'Segoe UI', chinese: '微软雅黑' },
  'kai-heads': { latin: 'Calibri', chinese: '微软雅黑' },
};
const heads: Partial<Record<Typeface, { latin: string; chinese: string }>> = {
  mixed: faces.serif,
  'kai-heads': faces.kai,
};

/** Of the text, in pt: Latin faces of Word look smaller than ours at one size, Chinese ones do not. */
export const textSize = ({ size }: Pick<WholeStyle, 'size'>, language: Language, { text }: WordLook = USUAL): number =>
  size * text * (language === 'zh' ? 1 : 1.05);

/** Twentieths of a point, the unit of Word. */
export const twips = (points: number): number => Math.round(points * 20);
const font = ({ latin, chinese }: { latin: string; chinese: string }) => ({
  ascii: latin,
  hAnsi: latin,
  cs: latin,
  eastAsia: chinese,
});

/** As Word writes them. */
export function accentsOf({ accent, accent2 }: WholeStyle): { accent: string; second: string } {
  const [first, second] = [accent, accent2 ?? accent].map((colour) => colour.slice(1).toUpperCase());
  return { accent: first!, second: second! };
}

/** How headings are drawn: as the person chose, else as the template does. */
export const wayOf = (style: WholeStyle, look: WordLook): HeadingWay =>
  style.headings === 'template' ? look.way : style.headings;

/** The distance of two lines as the templates have it, capitals and leading, in sizes of the text. */
const lineOf = (language: Language, spacing: number): number =>
  language === 'zh' ? 0.733 + 0.82 * spacing : 0.727 + 0.7 * spacing;

/** How far apart lines of names and headings are where that may not depend on the face, in sizes of their letters. */
const LARGE_LINE = 1.2;
/** The size of the headline, of the text's. */
const SUBTITLE = 1.2;

/** White above the heading of a section, in twips. */
export const aboveHeading = ({ spacing }: WholeStyle, { white }: WordLook): number => twips(9 * spacing * white);

/** Word's own styles, by their own names, so that a person changes the look of all headings at once. */
export function stylesOf(style: WholeStyle, language: Language, look: WordLook = USUAL): IStylesOptions {
  const body = font(faces[style.typeface]);
  const head = font(heads[style.typeface] ?? faces[style.typeface]);
  const { accent, second } = accentsOf(style);
  const heading = headingOf(wayOf(style, look), accent);
  const centred = look.head === 'centred' ? ({ alignment: 'center' } as const) : {};
  const half = (factor: number) => Math.round(style.size * factor * 2);
  const text = Math.round(textSize(style, language, look) * 2);
  const gap = (points: number) => twips(points * style.spacing * look.white);
  // where a number of pages is wished lines keep that distance whatever face a program has
  const line = twips(style.size * look.text * lineOf(language, style.spacing * look.leading));
  const lines = { line, lineRule: style.fit === 'none' ? 'atLeast' : 'exact' } as const;
  /** Of letters larger than the text. */
  const large = (factor: number, free: { line: number; lineRule: 'atLeast' | 'auto' }) =>
    style.fit === 'none'
      ? free
      : ({ line: Math.max(line, twips(style.size * factor * LARGE_LINE)), lineRule: 'exact' } as const);
  const least = { line, lineRule: 'atLeast' } as const;
  return {
    default: {
      document: {
        run: { font: body, size: text, language: { value: 'en-US', eastAsia: 'zh-CN' } },
        paragraph: { spacing: { ...lines, after: gap(1) } },
      },
      title: {
        run: {
          font: look.serifName ? font(faces.serif) : head,
          size: half(look.name),
          bold: true,
          color: headingInk(look.nameInk, accent),
        },
        paragraph: { ...centred, spacing: { ...large(look.name, { line: 240, lineRule: 'auto' }), after: gap(4) } },
      },
      heading1: {
        run: {
          font: head,
          size: half(look.headingSize),
          bold: true,
          color: headingInk(look.headingInk, accent),
          allCaps: style.headingCase === 'upper',
          ...heading.run,
        },
        paragraph: {
          keepNext: true,
          spacing: { ...large(look.headingSize, least), before: aboveHeading(style, look), after: gap(3) },
          ...heading.paragraph,
        },
      },
      heading2: {
        run: { font: head, size: Math.round(text * 1.04), bold: true },
        paragraph: { keepNext: true, spacing: { ...lines, before: gap(6), after: 0 } },
      },
      heading3: {
        run: { font: body, size: text, bold: true },
        paragraph: { keepNext: true, spacing: { before: gap(3), after: 0 } },
      },
      hyperlink: { run: { color: inked(accent) } },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true, run: { color: INK } },
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { font: body, size: half(SUBTITLE), color: look.headline === 'ink' ? INK : inked(second) },
        paragraph: { ...centred, spacing: { ...large(SUBTITLE, least), after: gap(4) } },
      },
      {
        id: 'Details',
        name: 'Details',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { color: MUTED },
        paragraph: { keepNext: true, spacing: { after: gap(1) } },
      },
      {
        id: 'ListBullet',
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: gap(1) } },
      },
    ],
  };
}
