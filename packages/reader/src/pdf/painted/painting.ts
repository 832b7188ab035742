import type { Edge, Glyph, Rule } from '../../types.ts';
import type { Matrix, TextState } from '../text-state.ts';
import type { Area } from './area.ts';
import { type Background, COORDINATES, colourAt, common, isRectangle, looksLike, moved } from './backgrounds.ts';
import { addEdges, MOST_EDGES } from './edges.ts';
import { addInk, type Ink } from './ink.ts';
import { addPanel } from './panels.ts';

type Args = never[] & unknown[];
type Codes = Record<string, number>;

/** Strokes at least this wide, in pt, may stand for a filled shape. */
const WIDE_STROKE = 5;
const UNIT = [0, 0, 1, 1];
/** A line falls by less than this and is longer than that, in pt. */
const FLAT = 0.5;
const SHORTEST_RULE = 20;
const MAX_RULES = 200;
/** Shapes painted through letters beyond this show no more of them. */
const MOST_THROUGH = 1000;

/** Horizontal lines of a path, the upper and lower edges of its boxes among them. */
function rulesOf(path: ArrayLike<number>, ctm: Matrix): Rule[] {
  const rules: Rule[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < path.length && rules.length < MAX_RULES; ) {
    const n = COORDINATES[path[i]!];
    if (n === undefined) return rules;
    if (n > 0) {
      const [nx, ny] = [path[i + n - 1]!, path[i + n]!];
      const line = moved([x, y, nx, ny], ctm);
      if (path[i] === 1 && line.y1 - line.y0 < FLAT && line.x1 - line.x0 > SHORTEST_RULE)
        rules.push({ y: line.y0, x0: line.x0, x1: line.x1 });
      [x, y] = [nx, ny];
    }
    i += n + 1;
  }
  return rules;
}

/** Share of the page that its largest picture covers, 0 to 1. */
export function pictureShare(backgrounds: Background[], width: number, height: number): number {
  const page: Area = { x0: 0, y0: 0, x1: width, y1: height };
  const shares = backgrounds
    .filter((g) => g.picture)
    .map((g) => common(g, page))
    .map((g) => (Math.max(0, g.x1 - g.x0) * Math.max(0, g.y1 - g.y0)) / (width * height));
  return Math.max(0, ...shares);
}

/** What was painted; `clipped` are the letters that something was painted through. */
type Painted = {
  backgrounds: Background[];
  rules: Rule[];
  edges: Edge[];
  panels: Area[];
  inks: Ink[];
  clipped: Set<Glyph>;
};

/** What the painting operators do: they keep the backgrounds that text is drawn upon. */
export function painting(
  OPS: Codes,
  at: () => TextState,
  { backgrounds, rules, edges, panels, inks, clipped }: Painted,
): Record<number, (args: Args) => void> {
  const fills = new Set(
    ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map((n) => OPS[n]),
  );
  const strokes = new Set(
    ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map((n) => OPS[n]),
  );
  let clipping = false;
  let through = 0;
  let strokeWidth = 1;
  const put = (area: Area, colour: string | null, picture = false) => {
    const { x0, y0, x1, y1 } = common(area, at().clip);
    const { letters, alpha } = at();
    if (letters) {
      if (++through > MOST_THROUGH) return;
      const ground = colour === null ? null : colourAt(backgrounds, (x0 + x1) / 2, (y0 + y1) / 2);
      const isSeen = alpha > 0 && !(ground !== null && looksLike(colour!, ground));
      for (const g of isSeen ? letters : [])
        if (g.x0 < x1 && g.x1 > x0 && g.y - g.face.size < y1 && g.y > y0) clipped.add(g);
    } else if (x1 > x0 && y1 > y0) backgrounds.push({ x0, y0, x1, y1, colour, picture });
  };
  const path = ([op, data, box]: unknown[]) => {
    const state = at();
    const bounds = box as ArrayLike<number> | null;
    if (!bounds) return;
    const area = moved(bounds, state.ctm);
    if (clipping) state.clip = common(area, state.clip);
    clipping = false;
    const points = (data as (ArrayLike<number> | null)[])[0];
    if (points && op !== OPS.endPath) rules.push(...rulesOf(points, state.ctm));
    const filled = fills.has(op as number) && state.alpha > 0;
    const outlined = !filled && strokes.has(op as number) && state.strokeAlpha > 0;
    if (points && (filled || outlined) && !isRectangle(points, bounds)) {
      const colour = outlined ? state.strokeColour : state.pattern ? null : state.colour;
      addInk(inks, points, state.ctm, colour, backgrounds);
    }
    if (points && (filled || outlined) && edges.length < MOST_EDGES) {
      const colour = outlined ? state.strokeColour : state.pattern ? null : state.colour;
      const ground = colourAt(backgrounds, (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2);
      if (colour === null || ground === null || !looksLike(colour, ground)) addEdges(edges, points, state.ctm);
      // white cards on paper of the palest grey are seen by their shade and shadow
      if (colour === null || colour !== ground) addPanel(panels, points, state.ctm, common(area, state.clip));
    }
    if (filled) {
      const plain = !state.pattern && state.alpha === 1 && points && isRectangle(points, bounds);
      put(area, plain ? state.colour : null);
    } else if (op === OPS.stroke && strokeWidth * Math.abs(state.ctm[0]!) > WIDE_STROKE) {
      const r = (strokeWidth * Math.abs(state.ctm[0]!)) / 2;
      put({ x0: area.x0 - r, y0: area.y0 - r, x1: area.x1 + r, y1: area.y1 + r }, null);
    }
  };
  const picture = () => put(moved(UNIT, at().ctm), null, true);
  const clip = () => {
    clipping = true;
  };
  const named: Record<string, (args: Args) => void> = {
    constructPath: path,
    clip,
    eoClip: clip,
    setLineWidth: ([w]) => {
      strokeWidth = Number(w);
    },
    shadingFill: () => put({ x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 }, null),
    paintImageXObject: picture,
    paintInlineImageXObject: picture,
    paintImageMaskXObject: picture,
    paintImageXObjectRepeat: () => put({ x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 }, null),
    paintImageMaskXObjectRepeat: () => put({ x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 }, null),
    paintSolidColorImageMask: picture,
  };
  return Object.fromEntries(Object.entries(named).map(([name, act]) => [OPS[name]!, act]));
}
