import { Lexer, type Token, type Tokens } from 'marked';
import type { Line } from '../../types.ts';
import { advance, BODY_SIZE, columnStarts, type Row, type Run, toLines } from '../lines.ts';
import { blocksOf } from './blocks.ts';
import { runsOf } from './inline.ts';
import { rowsOfRuns, wrapsAt } from './paragraphs.ts';

/** Sizes of headings by their level, pt. */
const SIZES = [22, 14, 12, 11, 11, 11];
const plain: Omit<Run, 'text'> = { bold: false, italic: false, size: BODY_SIZE, colour: '#000000' };
const INDENT = 18;
const row = (cells: Run[][], more: Partial<Row> = {}): Row => ({
  cells,
  indent: 0,
  before: 0,
  after: 6,
  column: 'whole',
  ...more,
});

function listRows(list: Tokens.List, depth: number): Row[] {
  return list.items.flatMap((item) => {
    const rows = item.tokens.flatMap((token) => rowsOf(token, depth + 1));
    const [first, ...others] = rows;
    if (!first?.cells[0]) return rows;
    const marked = { ...first, cells: [[{ ...plain, text: '• ' }, ...first.cells[0]], ...first.cells.slice(1)] };
    return [marked, ...others].map((each) => ({ ...each, after: 0, indent: Math.max(each.indent, depth * INDENT) }));
  });
}

function rowsOf(token: Token, depth = 0): Row[] {
  const indent = depth * INDENT;
  switch (token.type) {
    case 'heading': {
      const { depth: level, tokens = [] } = token as Tokens.Heading;
      const runs = runsOf(tokens, { ...plain, bold: true, size: SIZES[level - 1] ?? BODY_SIZE });
      return [row([runs], { before: 12, after: 4 })];
    }
    case 'list':
      return listRows(token as Tokens.List, depth);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const all = [header, ...rows];
      const at = columnStarts(
        header.map((_, i) => Math.max(...all.map((cells) => advance(cells[i]?.text ?? '', BODY_SIZE)))),
      );
      return all.map((cells) =>
        row(
          cells.map((cell) => runsOf(cell.tokens, plain)),
          { after: 0, at },
        ),
      );
    }
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap((inner) => rowsOf(inner, depth + 1));
    case 'code':
      return String((token as Tokens.Code).text)
        .split('\n')
        .map((text) => row([[{ ...plain, text }]], { indent, after: 0 }));
    case 'paragraph':
    case 'text': {
      const runs = runsOf('tokens' in token && token.tokens ? token.tokens : [token], plain);
      return rowsOfRuns(runs, wrapsAt(runs.map((run) => run.text).join(''))).map((cells, i, all) =>
        row(cells, { indent, after: i === all.length - 1 ? 6 : 0 }),
      );
    }
    default:
      return [];
  }
}

/** Front matter of site generators says nothing that the page would. */
const FRONT_MATTER = /^---\n[\s\S]{0,5000}?\n---\n/;

const plainRows = (text: string): Row[] =>
  text.split('\n').flatMap((line) => rowsOfRuns([{ ...plain, text: line }], null).map((cells) => row(cells)));

/** Lines of a Markdown document, headings in larger type. */
export const markdownLines = (text: string): Line[] =>
  toLines(
    blocksOf(text.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, '')).flatMap((block) =>
      block.endless ? plainRows(block.text) : new Lexer().lex(block.text).flatMap((token) => rowsOf(token)),
    ),
  );
