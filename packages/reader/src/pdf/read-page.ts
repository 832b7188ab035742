import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { cleanGlyph } from '../text/clean.ts';
import { invisibleIn } from '../text/invisible.ts';
import type { Block, Edge, Face, Glyph, Page, Rule } from '../types.ts';
import type { ActualText } from './actual-text.ts';
import { applyActualText, isUnknown } from './apply-actual-text.ts';
import { type Font, fontOf } from './fonts.ts';
import { hiddenBy, seen } from './hidden.ts';
import { withLinks } from './link-areas.ts';
import type { Area } from './painted/area.ts';
import type { Background } from './painted/backgrounds.ts';
import { drawnMarks } from './painted/drawn-marks.ts';
import type { Ink } from './painted/ink.ts';
import type { HiddenGlyph } from './painted/painted-letters.ts';
import { painting, pictureShare } from './painted/painting.ts';
import { type RotatedGlyph, rotatedTexts } from './rotated-text.ts';
import { blocksOf, withSensibleBlocks } from './tagged-blocks.ts';
import { firstState, type Matrix, moveText, multiply, type TextState } from './text-state.ts';

type Drawn = { unicode?: string; width: number; isSpace?: boolean; vmetric?: number[] } | number;
type Args = never[] & unknown[];

/** Text drawn along the page's height may be a heading; at any other angle it is decoration (watermarks). */
const isTurned = (m: Matrix): boolean => Math.abs(m[0]!) <= Math.abs(m[1]!) * 0.05;
const isUpright = (m: Matrix): boolean => Math.abs(m[1]!) <= Math.abs(m[0]!) * 0.05 && m[0]! > 0;
const FILL_AND_STROKE = 2;
const CLIP_ONLY = 7;
/** Letters beyond the usual ones among which the invisible ones are. */
const SPECIAL = /[\u200b-\u206f\ufeff]|[\u{e0000}-\u{e0fff}]/u;

type Out = {
  glyphs: Glyph[];
  hidden: HiddenGlyph[];
  turned: RotatedGlyph[];
  said: string[];
  unknown: number;
  width: number;
  height: number;
  backgrounds: Background[];
  rules: Rule[];
  edges: Edge[];
  panels: Area[];
  inks: Ink[];
  /** letters of the text object that is open which only clip, and those that something was painted through */
  clipping: Glyph[];
  clipped: Set<Glyph>;
  /** what the marked content that is open belongs to, from the outermost */
  marked: (Block | undefined)[];
};

const textOf = (letter: string, { marks }: TextState): string => (marks?.test(letter) ? '•' : cleanGlyph(letter));

function show(state: TextState, drawn: Drawn[], faces: Map<string, Face>, out: Out): void {
  const base = multiply(state.ctm, state.matrix);
  const upright = isUpright(base);
  const sideways = !upright && isTurned(base);
  const size = state.size * Math.hypot(base[2]!, base[3]!);
  const bold = state.face.bold || state.mode === FILL_AND_STROKE;
  const key = `${state.face.font}|${size}|${bold}|${state.colour}`;
  const face = faces.get(key) ?? { ...state.face, bold, size, colour: state.colour };
  faces.set(key, face);
  for (const glyph of drawn) {
    if (typeof glyph === 'number') {
      const shift = (glyph * state.size) / 1000;
      if (state.vertical) state.y += shift;
      else state.x -= shift * state.horizontal;
      continue;
    }
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const width = glyph.width * state.size * state.fontScale;
    if (upright && !state.vertical) {
      const at = multiply(base, [1, 0, 0, 1, state.x, state.y + state.rise]);
      const text = state.icons ? ' ' : textOf(glyph.unicode ?? '', state);
      if (glyph.unicode && SPECIAL.test(glyph.unicode)) out.said.push(glyph.unicode);
      const x1 = at[4]! + width * state.horizontal * base[0]!;
      if (!text && !state.icons && width > 0) out.unknown += isUnknown(glyph.unicode) ? 1 : 0;
      if (text) {
        const block = out.marked.findLast((one) => one !== undefined);
        const place = { text, x0: at[4]!, x1, y: at[5]!, face, space: text.trim() === '' };
        const placed: Glyph = block ? { ...place, block } : place;
        const by = hiddenBy(placed, state, out);
        if (by) {
          const hidden = { ...placed, by };
          out.hidden.push(hidden);
          if (state.mode === CLIP_ONLY) out.clipping.push(hidden);
        } else out.glyphs.push(placed);
      }
    }
    if (sideways && !state.vertical && !state.icons) {
      const at = multiply(base, [1, 0, 0, 1, state.x, state.y + state.rise]);
      const text = cleanGlyph(glyph.unicode ?? '');
      const length = Math.abs(width * state.horizontal * base[1]!);
      if (text) out.turned.push({ text, x: at[4]!, y: at[5]!, length, up: base[1]! < 0, face });
    }
    if (state.vertical) state.y += width;
    else state.x += (width + spacing) * state.horizontal;
  }
}

/**
 * Letters of a page, placed by following its drawing operators (ISO 32000-1, 9.4). `actualText` gives the texts that the
 * document has for letters without a code of their own.
 */
export async function readPage(page: PDFPageProxy, actualText: () => ActualText[][] = () => []): Promise<Page> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const view = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = applyActualText(await page.getOperatorList(), OPS, actualText);
  const fonts = new Map<string, Font>();
  const faces = new Map<string, Face>();
  const { width, height } = view;
  const out: Out = {
    glyphs: [],
    hidden: [],
    turned: [],
    said: [],
    unknown: 0,
    width,
    height,
    backgrounds: [],
    rules: [],
    edges: [],
    panels: [],
    inks: [],
    clipping: [],
    clipped: new Set(),
    marked: [],
  };
  const blocks = await blocksOf(page);
  const stack: TextState[] = [];
  let state = firstState(view.transform);
  const save = () => void stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const setFont = (id: string, size: number) => {
    const font = fonts.get(id) ?? fontOf(page, id);
    fonts.set(id, font);
    state.face = { font: font.font, bold: font.bold, italic: font.italic };
    state.fontScale = font.scale;
    state.vertical = font.vertical;
    state.icons = font.icons;
    state.marks = font.marks;
    state.size = size;
  };
  const begin = (matrix: Matrix | null) => {
    save();
    if (matrix) state.ctm = multiply(state.ctm, matrix);
  };
  const actions: Record<number, (args: Args) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (m) => (state.ctm = multiply(state.ctm, m as Matrix)),
    [OPS.paintFormXObjectBegin]: ([m]) => begin(m ?? null),
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginGroup]: save,
    [OPS.endGroup]: restore,
    [OPS.beginText]: () => Object.assign(state, { matrix: [1, 0, 0, 1, 0, 0], x: 0, y: 0, lineX: 0, lineY: 0 }),
    [OPS.endText]: () => {
      if (out.clipping.length) state.letters = out.clipping;
      out.clipping = [];
    },
    [OPS.setTextMatrix]: ([m]) => Object.assign(state, { matrix: m, x: 0, y: 0, lineX: 0, lineY: 0 }),
    [OPS.moveText]: ([x, y]) => moveText(state, x ?? 0, y ?? 0),
    [OPS.setLeading]: ([v]) => (state.leading = -(v ?? 0)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = y ?? 0;
      moveText(state, x ?? 0, y ?? 0);
    },
    [OPS.nextLine]: () => moveText(state, 0, state.leading),
    [OPS.setCharSpacing]: ([v]) => (state.charSpacing = v ?? 0),
    [OPS.setWordSpacing]: ([v]) => (state.wordSpacing = v ?? 0),
    [OPS.setHScale]: ([v]) => (state.horizontal = (v ?? 100) / 100),
    [OPS.setTextRise]: ([v]) => (state.rise = v ?? 0),
    [OPS.setTextRenderingMode]: ([v]) => (state.mode = v ?? 0),
    [OPS.setFillRGBColor]: ([v]) => Object.assign(state, { colour: String(v), pattern: false }),
    [OPS.setStrokeRGBColor]: ([v]) => (state.strokeColour = String(v)),
    [OPS.setFillColorN]: () => (state.pattern = true),
    [OPS.setFont]: ([id, size]) => setFont(String(id), Number(size)),
    [OPS.setGState]: ([entries]) => {
      for (const [key, value] of (entries ?? []) as [string, [string, number]][])
        if (key === 'Font') setFont(value[0], value[1]);
        else if (key === 'ca') state.alpha = Number(value);
        else if (key === 'CA') state.strokeAlpha = Number(value);
    },
    [OPS.beginMarkedContent]: () => void out.marked.push(undefined),
    [OPS.beginMarkedContentProps]: ([, piece]) => void out.marked.push(blocks.get(piece ?? -1)),
    [OPS.endMarkedContent]: () => void out.marked.pop(),
    [OPS.showText]: ([drawn]) => show(state, drawn ?? [], faces, out),
    ...painting(OPS, () => state, out),
  };
  fnArray.forEach((op, i) => {
    actions[op]?.((argsArray[i] ?? []) as Args);
  });
  const { glyphs, hidden, scanned } = seen(out, pictureShare(out.backgrounds, width, height));
  const marks = drawnMarks(glyphs, [...out.inks, ...out.backgrounds.filter(({ picture }) => !picture)]);
  const invisible = invisibleIn(out.said.join(''));
  const linked = await withLinks(page, marks.length ? [...glyphs, ...marks] : glyphs);
  page.cleanup();
  return {
    width,
    height,
    glyphs: withSensibleBlocks(linked),
    turned: rotatedTexts(out.turned),
    hidden,
    invisible,
    unknown: out.unknown,
    scanned,
    rules: out.rules,
    edges: out.edges,
    panels: out.panels,
  };
}
