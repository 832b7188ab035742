import type { Language, Typeface, WholeStyle } from '@verdant/contracts';
import type { IStylesOptions } from 'docx';

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

/** Word's own styles, by their own names, so that a person changes the look of all headings at once. */
export function stylesOf(style: WholeStyle, language: Language): IStylesOptions {
  const body = font(faces[style.typeface]);
  const head = font(heads[style.typeface] ?? faces[style.typeface]);
  const accent = style.accent.slice(1).toUpperCase();
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
        run: { font: head, size: half(1.2), bold: true, color: accent },
        paragraph: {
          keepNext: true,
          spacing: { before: gap(12), after: gap(4) },
          border: { bottom: { style: 'single', size: 4, color: accent, space: 2 } },
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
        run: { font: body, size: half(1.2), color: accent },
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
