import type { PageNumbers, WholeStyle } from '@verdant/contracts';
import { Footer, Header, type ISectionOptions, PageNumber, Paragraph, TextRun } from 'docx';

type Lines = Pick<ISectionOptions, 'headers' | 'footers'>;
/** Words, or a number that Word fills in. */
type Part = string | (typeof PageNumber)[keyof typeof PageNumber];

const numbers: Record<PageNumbers, Part[]> = {
  none: [],
  number: [PageNumber.CURRENT],
  total: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
};

/**
 * What stands in the margins: the number of each page, and the name on those behind the first. Word numbers a single page
 * as well.
 */
export function linesOf({ pageNumbers, runningName }: WholeStyle, name: string): Lines {
  const line = (alignment: 'center' | 'right', children: Part[]) => [
    new Paragraph({ style: 'Details', alignment, children: [new TextRun({ children })] }),
  ];
  const number = numbers[pageNumbers];
  const named = runningName === 'footer' && name !== '' ? [name, ...(number.length === 0 ? [] : [' · '])] : [];
  const foot = [...named, ...number];
  return {
    ...(runningName === 'header' && {
      headers: { default: new Header({ children: line('right', [name]) }), first: new Header({ children: [] }) },
    }),
    ...(foot.length > 0 && {
      footers: {
        default: new Footer({ children: line('center', foot) }),
        ...(runningName !== 'none' && {
          first: new Footer({ children: number.length > 0 ? line('center', number) : [] }),
        }),
      },
    }),
  };
}
