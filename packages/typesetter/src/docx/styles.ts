import type { HeadingStyle, Language, Typeface, WholeStyle } from '@verdant/contracts';
import type { IParagraphStylePropertiesOptions, IStylesOptions } from 'docx';

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

/** Twentieths of a point, the unit of Word. */
export const twips = (points: number): number => Math.round(points * 20);
const MUTED = '5F6862';
const font = ({ latin, chinese }: { latin: string; chinese: string }) => ({
  ascii: latin,
  hAnsi: latin,
  cs: latin,
  eastAsia: chinese,
});

const TINT = 0.9;
/** A colour with so much white in it. */
const lighter = (accent: string) =>
  accent.replace(/../g, (pair) => {
    const value = Number.parseInt(pair, 16);
    return Math.round(value + (255 - value) * TINT)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase();
  });

/** What is drawn about a heading; Word has lines on all sides of a paragraph, and none beside its words. */
function frameOf(style: HeadingStyle, accent: string): IParagraphStylePropertiesOptions {
  const line = (size: number, space: number) => ({ style: 'single', size, color: accent, space }) as const;
  const frames: Record<HeadingStyle, IParagraphStylePropertiesOptions> = {
    template: { border: { bottom: line(4, 2) } },
    plain: {},
    line: { border: { bottom: line(4, 2) } },
    bar: { border: { left: line(24, 6) } },
    band: { shading: { type: 'clear', color: 'auto', fill: lighter(accent) } },
    sides: { alignment: 'center', border: { top: line(4, 3), bottom: line(4, 3) } },
  };
  return frames[style];
}

/** Word's own styles, by their own names, so that a person changes the look of all headings at once. */
export function stylesOf(style: WholeStyle, language: Language): IStylesOptions {
  const body = font(faces[style.typeface]);
  const head = font(heads[style.typeface] ?? faces[style.typeface]);
  const [accent, second] = [style.accent, style.accent2 ?? style.accent].map((colour) =>
    colour.slice(1).toUpperCase(),
  ) as [string, string];
  const half = (factor: number) => Math.round(style.size * factor * 2);
  const gap = (points: number) => twips(points * style.spacing);
  const line = Math.round((language === 'zh' ? 312 : 276) * (0.7 + 0.3 * style.spacing));
  return {
    default: {
      document: {
        run: { font: body, size: half(1.05), language: { value: 'en-US', eastAsia: 'zh-CN' } },
        paragraph: { spacing: { line, after: gap(3) } },
      },
      title: { run: { font: head, size: half(2.3), bold: true }, paragraph: { spacing: { after: gap(4) } } },
      heading1: {
        run: { font: head, size: half(1.2), bold: true, color: accent, allCaps: style.headingCase === 'upper' },
        paragraph: {
          keepNext: true,
          spacing: { before: gap(12), after: gap(4) },
          ...frameOf(style.headings, accent),
        },
      },
      heading2: {
        run: { font: head, size: half(1.1), bold: true },
        paragraph: { keepNext: true, spacing: { before: gap(7), after: gap(1) } },
      },
      heading3: {
        run: { font: body, size: half(1.05), bold: true },
        paragraph: { keepNext: true, spacing: { before: gap(3), after: gap(1) } },
      },
      hyperlink: { run: { color: accent } },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { font: body, size: half(1.2), color: second },
        paragraph: { spacing: { after: gap(4) } },
      },
      {
        id: 'Details',
        name: 'Details',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { color: MUTED },
        paragraph: { keepNext: true, spacing: { after: gap(2) } },
      },
      {
        id: 'ListBullet',
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: gap(1.5) } },
      },
    ],
  };
}
