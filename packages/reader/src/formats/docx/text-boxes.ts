import type { Row } from '../lines.ts';
import type { Place, ReadBlocks } from './context.ts';
import { child, type Element, elements, textIn } from './xml.ts';

/** A text box and where it stands beside others, in units of its drawing. */
type Box = { x: number; y: number; content: Element };

const EMU_PER_PT = 12_700;
const MOST_BOXES = 500;

/** Of the two ways in which a drawing may be kept, the newer one; the other says the same again. */
const oneOf = (alternate: Element): Element | undefined =>
  child(alternate, 'mc:Choice') ?? child(alternate, 'mc:Fallback');

const offset = (anchor: Element, axis: 'H' | 'V'): number => {
  const position = child(anchor, `wp:position${axis}`);
  const value = position && child(position, 'wp:posOffset');
  return value ? Number(textIn(value)) / EMU_PER_PT || 0 : 0;
};

/** `margin-left:10pt;margin-top:2pt` of the older drawings. */
function vmlOffset(style = ''): { x: number; y: number } {
  const of = (side: string) => Number(new RegExp(`margin-${side}:\\s*(-?[\\d.]+)pt`).exec(style)?.[1] ?? 0);
  return { x: of('left'), y: of('top') };
}

function shapeOffset(shape: Element): { x: number; y: number } {
  const transform = child(child(shape, 'wps:spPr'), 'xfrm');
  const { x, y } = child(transform, 'off')?.attributes ?? {};
  return { x: (Number(x) || 0) / EMU_PER_PT, y: (Number(y) || 0) / EMU_PER_PT };
}

function collect(element: Element, at: { x: number; y: number }, into: Box[]): void {
  for (const each of elements(element)) {
    if (into.length >= MOST_BOXES) return;
    if (each.name === 'w:txbxContent') into.push({ ...at, content: each });
    else if (each.name === 'mc:AlternateContent') collect({ ...each, children: [oneOf(each) ?? ''] }, at, into);
    else if (each.name === 'wp:anchor')
      collect(each, { x: at.x + offset(each, 'H'), y: at.y + offset(each, 'V') }, into);
    else {
      const moved =
        each.name === 'wps:wsp'
          ? shapeOffset(each)
          : /^v:(?:shape|rect|roundrect|group)$/.test(each.name)
            ? vmlOffset(each.attributes.style)
            : null;
      collect(each, moved ? { x: at.x + moved.x, y: at.y + moved.y } : at, into);
    }
  }
}

const SAME_COLUMN = 60;

/** Columns of boxes one after the other where there are two with boxes below each other, else from the top down. */
function inOrder(boxes: Box[]): Box[] {
  const down = [...boxes].sort((a, b) => a.y - b.y || a.x - b.x);
  const left = Math.min(...boxes.map((box) => box.x));
  const first = down.filter((box) => box.x - left < SAME_COLUMN);
  const others = down.filter((box) => box.x - left >= SAME_COLUMN);
  const aligned = others.every((box) => box.x - Math.min(...others.map((o) => o.x)) < SAME_COLUMN);
  return first.length > 1 && others.length > 1 && aligned ? [...first, ...others] : down;
}

/** The text boxes of drawings. What lies behind their words cannot be told: white is no sign of hiding there. */
export function boxRows(drawings: Element[], place: Place, read: ReadBlocks): Row[] {
  const boxes: Box[] = [];
  for (const drawing of drawings) collect({ name: '', attributes: {}, children: [drawing] }, { x: 0, y: 0 }, boxes);
  return inOrder(boxes).flatMap((box) => read(box.content, { ...place, shaded: true }));
}
