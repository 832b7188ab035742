import type { PageNumbers, WholeStyle } from '@verdant/contracts';
import { Footer, Header, type ISectionOptions, PageNumber, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Backdrop } from './backdrop.ts';

type Lines = Pick<ISectionOptions, 'headers' | 'footers'>;
/** Words, or a number that Word fills in. */
type Part = string | (typeof PageNumber)[keyof typeof PageNumber];

const numbers: Record<PageNumbers, Part[]> = {
  none: [],
  number: [PageNumber.CURRENT],
  total: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
};

const line = (alignment: 'center' | 'right', parts: Part[], pictures: ParagraphChild[] = []) =>
  new Paragraph({
    style: 'Details',
    alignment,
    spacing: { after: 0 },
    children: [...pictures, new TextRun({ children: parts })],
  });

/**
 * What stands in the margins: the number of each page, the name on those behind the first, and what lies behind the words.
 * Word numbers a single page as well.
 */
export function linesOf(
  { pageNumbers, runningName }: WholeStyle,
  name: string,
  { first, later }: Backdrop,
): Lines & { titlePage: boolean } {
  const number = numbers[pageNumbers];
  const named = runningName === 'footer' && name !== '' ? [name, ...(number.length === 0 ? [] : [' · '])] : [];
  const foot = [...named, ...number];
  const isNamed = runningName === 'header';
  const titlePage = runningName !== 'none' || first.length !== later.length;
  const pictured = (pictures: ParagraphChild[]) =>
    pictures.length === 0 ? [] : [new Paragraph({ spacing: { after: 0 }, children: pictures })];
  return {
    titlePage,
    ...(first.length + later.length + Number(isNamed) > 0 && {
      headers: {
        default: new Header({ children: isNamed ? [line('right', [name], later)] : pictured(later) }),
        ...(titlePage && { first: new Header({ children: pictured(first) }) }),
      },
    }),
    ...(foot.length > 0 && {
      footers: {
        default: new Footer({ children: [line('center', foot)] }),
        ...(titlePage && { first: new Footer({ children: number.length > 0 ? [line('center', number)] : [] }) }),
      },
    }),
  };
}
