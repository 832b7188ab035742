import {
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  type VerticalAlign,
  WidthType,
} from 'docx';

export type Block = Paragraph | Table;
/** Measures in twips. */
export type Cell = {
  children: Block[];
  width: number;
  /** a colour, none where it is left out */
  fill?: string;
  padding?: { top?: number; bottom?: number; left?: number; right?: number };
  columns?: number;
  rows?: number;
  vertical?: (typeof VerticalAlign)['CENTER' | 'TOP'];
  /** its row stands on one page */
  whole?: boolean;
};

const NONE = { top: 0, bottom: 0, left: 0, right: 0 };

/** A paragraph that is hardly there: between things that need one. */
export const sliver = (high = 20): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: high, lineRule: 'exact' } });

/** A table of fixed widths; without `lines` it only says what stands beside what. */
export function tableOf(
  rows: Cell[][],
  columnWidths: number[],
  { lines, indent = 0 }: { lines?: ITableBordersOptions; indent?: number } = {},
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    indent: { size: indent, type: WidthType.DXA },
    borders: lines ?? TableBorders.NONE,
    rows: rows.map(
      (cells) =>
        new TableRow({
          ...(cells.some(({ whole }) => whole) && { cantSplit: true }),
          children: cells.map(
            ({ children, width, fill, padding, columns, rows: down, vertical }) =>
              new TableCell({
                children: children.length > 0 ? children : [sliver()],
                width: { size: width, type: WidthType.DXA },
                margins: { marginUnitType: WidthType.DXA, ...NONE, ...padding },
                ...(fill !== undefined && { shading: { type: 'clear', color: 'auto', fill } }),
                ...(columns !== undefined && { columnSpan: columns }),
                ...(down !== undefined && { rowSpan: down }),
                ...(vertical !== undefined && { verticalAlign: vertical }),
              }),
          ),
        }),
    ),
  });
}

/** Lines of one weight and colour on all sides and within. */
export function gridLines(color: string, size = 5, outside: { color: string; size: number } = { color, size }) {
  const line = (of: { color: string; size: number }) => ({ style: BorderStyle.SINGLE, ...of });
  const [outer, inner] = [line(outside), line({ color, size })];
  return {
    top: outer,
    bottom: outer,
    left: outer,
    right: outer,
    insideHorizontal: inner,
    insideVertical: inner,
  };
}
