import { labelledColour } from '../labels.ts';
import type { Block, Cell, Run } from './blocks.ts';
import type { Style } from './style.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const css = (rules: Record<string, string | number | false | undefined>) =>
  Object.entries(rules)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Soft hyphens inside long words. */
const hyphenated = (text: string) => text.replace(/\p{L}{3}(?=[bcdfgklmnprstv][aeiouy]\p{L}{2})/gu, '$&\u00ad');

function drawRun(run: Run, style: Style): string {
  const rules = css({
    color: labelledColour(run.colour ?? style.ink, run.label, run.entry ?? 0),
    'font-weight': run.bold ? 700 : undefined,
    'font-style': run.italic ? 'italic' : undefined,
    'text-decoration': run.underline ? 'underline' : undefined,
    'font-size': run.scale ? `${run.scale}em` : undefined,
    'letter-spacing': run.tracking ? `${run.tracking}em` : undefined,
    background: run.background,
    padding: run.background ? '1px 6px' : undefined,
  });
  return `<span style="${rules}">${escaped(style.hyphens ? hyphenated(run.text) : run.text)}</span>`;
}

const drawRuns = (runs: Run[], style: Style) => runs.map((run) => drawRun(run, style)).join('');
const drawCell = (cell: Cell, style: Style) =>
  `<div style="${css({ 'text-align': cell.align, flex: cell.share === undefined ? undefined : `0 0 ${cell.share * 100}%`, 'box-sizing': 'border-box', 'padding-right': cell.share === undefined || cell.align === 'right' ? undefined : '0.8em', 'overflow-wrap': 'anywhere' })}">${drawRuns(cell.runs, style)}</div>`;

function drawRow(block: Extract<Block, { kind: 'row' }>, style: Style): string {
  const above = block.above ?? 0;
  const indent = block.indent ?? 0;
  if (block.cells.length === 1) {
    const [cell] = block.cells;
    const align = cell!.align ?? (block.justify ? 'justify' : undefined);
    if (!block.bullet)
      return `<p style="${css({ 'margin-top': `${above}em`, 'margin-left': indent ? `${indent}em` : undefined, 'text-align': align })}">${drawRuns(cell!.runs, style)}</p>`;
    const rules = css({
      'margin-top': `${above}em`,
      'margin-left': `${indent + 1.2}em`,
      'text-indent': '-1.2em',
      'text-align': align,
    });
    const mark = `<span style="display:inline-block;width:1.2em;text-indent:0">${drawRun(block.bullet, style)}</span>`;
    return `<p style="${rules}">${mark}${drawRuns(cell!.runs, style)}</p>`;
  }
  const rules = css({
    display: 'flex',
    'justify-content': block.spread ? 'space-between' : 'flex-start',
    gap: block.spread || block.cells.some(({ share }) => share !== undefined) ? undefined : '1.6em',
    'align-items': 'baseline',
    'margin-top': `${above}em`,
    'margin-left': indent ? `${indent}em` : undefined,
  });
  const mark = block.bullet ? drawRun(block.bullet, style) : '';
  return `<div style="${rules}">${mark}${block.cells.map((cell) => drawCell(cell, style)).join('')}</div>`;
}

function drawTable(block: Extract<Block, { kind: 'table' }>, style: Style): string {
  const border = { all: `1px solid ${style.lineColour}`, rows: 'none', outer: 'none', none: 'none' }[block.borders];
  const rowBorder = block.borders === 'rows' ? `1px solid ${style.lineColour}` : 'none';
  const cell = (one: Cell) => {
    const rules = css({
      border,
      'border-bottom': block.borders === 'all' ? border : rowBorder,
      padding: '2px 5px',
      'text-align': one.align,
      'vertical-align': 'top',
    });
    return `<td${one.span ? ` colspan="${one.span}"` : ''} style="${rules}">${drawRuns(one.runs, style)}</td>`;
  };
  const rows = block.rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  const widths = block.widths.map((share) => `<col style="width:${share * 100}%">`).join('');
  const outer = block.borders === 'outer' ? `1px solid ${style.lineColour}` : undefined;
  return `<table style="${css({ width: '100%', 'border-collapse': 'collapse', border: outer, 'margin-top': `${block.above ?? 0.2}em` })}"><colgroup>${widths}</colgroup>${rows}</table>`;
}

function drawColumns(block: Extract<Block, { kind: 'columns' }>, style: Style): string {
  const parts = block.parts.map((blocks, i) => {
    const background = block.backgrounds?.[i] ?? undefined;
    const rules = css({
      width: `${block.widths[i]! * 100}%`,
      background: background ?? undefined,
      padding: background ? '12px' : 0,
      'box-sizing': 'border-box',
      'min-width': 0,
      'overflow-wrap': 'anywhere',
    });
    return `<div style="${rules}">${drawBlocks(blocks, style)}</div>`;
  });
  const rules = css({
    display: 'flex',
    gap: `${block.gap}em`,
    'align-items': block.full ? 'stretch' : 'flex-start',
    'margin-top': `${block.above ?? 0}em`,
  });
  return `<div style="${rules}">${parts.join('')}</div>`;
}

export function drawBlocks(blocks: Block[], style: Style): string {
  return blocks
    .map((block): string => {
      switch (block.kind) {
        case 'row':
          return drawRow(block, style);
        case 'table':
          return drawTable(block, style);
        case 'columns':
          return drawColumns(block, style);
        case 'rule':
          return `<hr style="${css({ border: 0, 'border-top': `${block.thick ?? 1}px solid ${block.colour}`, margin: `${block.above ?? 0}em 0 0.2em` })}">`;
        case 'box':
          return `<div style="${css({ background: block.background ?? undefined, border: block.border ? `1px solid ${block.border}` : undefined, padding: '6px 8px', 'margin-top': `${block.above ?? 0}em` })}">${drawBlocks(block.blocks, style)}</div>`;
        case 'turned':
          return `<div style="writing-mode:vertical-rl">${drawRuns(block.runs, style)}</div>`;
        default:
          return `<div style="${css({ 'break-inside': block.together ? 'avoid' : undefined, 'margin-top': `${block.above ?? 0}em` })}">${drawBlocks(block.blocks, style)}</div>`;
      }
    })
    .join('\n');
}

/** A page for a browser to print. */
export function toHtml(blocks: Block[], style: Style, language: string): string {
  const { margin } = style;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@page{size:${style.paper};margin:${margin}mm}
*{margin:0;padding:0}
body{font:${style.size}pt/${style.leading} ${style.fonts};color:${style.ink};-webkit-print-color-adjust:exact}
p{orphans:2;widows:2}
</style><body>${drawBlocks(blocks, style)}</body></html>`;
}

type Drawn = { blocks: Block[]; style: Style; language: string };

/** Several documents in one print, each on pages of its own; `@@n@@` in tiny type says where the nth begins. */
export function toHtmlOfMany(documents: readonly Drawn[]): string {
  const papers = documents.map(({ style }, n) => `@page p${n}{size:${style.paper};margin:${style.margin}mm}`);
  const sections = documents.map(({ blocks, style, language }, n) => {
    const rules = css({
      page: `p${n}`,
      'break-before': 'page',
      font: `${style.size}pt/${style.leading} ${style.fonts}`,
      color: style.ink,
    });
    const mark = `<div style="position:absolute;font:3px serif;line-height:1px">@@${n}@@</div>`;
    return `<section lang="${language}" style="${rules}">${mark}${drawBlocks(blocks, style)}</section>`;
  });
  return `<!doctype html><html><meta charset="utf-8"><style>${papers.join('\n')}
*{margin:0;padding:0}
body{-webkit-print-color-adjust:exact}
p{orphans:2;widows:2}
</style><body>${sections.join('\n')}</body></html>`;
}
