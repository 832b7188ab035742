import { createHash } from 'node:crypto';
import { isElement, keptAttributes, TAG } from './allow-list.ts';
import { knownRuns, type Run } from './known-runs.ts';
import { knownTexts } from './known-texts.ts';
import { type Box, boxOf, type Matrix, parse, times, unit } from './matrix.ts';
import { linkAt, textAt } from './text-layer.ts';

/** What one page of the compiler's SVG holds, lengths in pt. */
export type Drawing = {
  svg: string;
  /** ids of the outlines and pictures that it uses */
  uses: string[];
  /** pictures by id: they are kept beside the outlines, as they seldom change */
  pictures: Map<string, string>;
  /** where links stand, line by line */
  links: { href: string; box: Box }[];
  /** of all text, from the top */
  baselines: number[];
};
type Level = { kept: boolean; at: Matrix; from: number };

const USE = /^ x="([^"]*)" y="0" href="#([^"]+)"$/;
const TRANSFORM = / transform="([^"]*)"/;
const NOWHERE = ' transform="translate(0.000,0.000)"';
const TEXT = 'class="typst-text"';
/** What opens an element: of its attributes those that stay, where they move it to, whether it holds a run of text. */
type Opening = { kept: string; moves: Matrix | null; isText: boolean; isNowhere: boolean };
const openingOf = knownTexts((source: string): Opening => {
  const kept = keptAttributes(source);
  const transform = TRANSFORM.exec(kept)?.[1];
  return {
    kept,
    moves: transform === undefined ? null : parse(transform),
    isText: source.includes(TEXT),
    isNowhere: kept === '' || kept === NOWHERE,
  };
});
const idOf = (text: string) => `i${createHash('sha1').update(text).digest('base64url').slice(0, 12)}`;

/** Writes the drawing that is kept, tag by tag, and remembers what it met. */
function writer(hasOutline: (id: string) => boolean) {
  const out: string[] = [];
  const levels: Level[] = [];
  const uses = new Set<string>();
  const drawing: Omit<Drawing, 'svg' | 'uses'> = { pictures: new Map(), links: [], baselines: [] };
  const here = () => levels.at(-1)?.at ?? unit;

  function use(id: string, x: string) {
    uses.add(id);
    out.push(x === '0' ? `<use href="#${id}"/>` : `<use x="${x}" href="#${id}"/>`);
  }
  return {
    open: (name: string, source: string) => {
      const { kept, moves, isText, isNowhere } = openingOf(source);
      const at = moves ? times(here(), moves) : here();
      if (isText) drawing.baselines.push(at[5]);
      const hollow = name === 'g' && isNowhere;
      levels.push({ kept: !hollow, at, from: out.length });
      if (!hollow) out.push(`<${name}${kept}>`);
    },
    close: (name: string) => {
      const level = levels.pop();
      if (!level?.kept) return;
      // a group that held links, hints and spaces draws nothing
      if (name === 'g' && out.length === level.from + 1) out.pop();
      else out.push(`</${name}>`);
    },
    alone: (name: string, source: string) => {
      const [, x = '0', id] = (name === 'use' && USE.exec(source)) || [];
      if (id !== undefined) return hasOutline(id) ? use(id, x) : undefined;
      const kept = keptAttributes(source);
      if (name !== 'image') return out.push(`<${name}${kept}/>`);
      if (!kept.includes(' href="data:')) return;
      const picture = idOf(kept);
      drawing.pictures.set(picture, `<image id="${picture}"${kept.replace(/ id="[^"]*"/, '')}/>`);
      use(picture, '0');
    },
    run: ({ svg, uses: used }: Run) => {
      for (const id of used) uses.add(id);
      if (svg !== '') out.push(svg);
    },
    write: (text: string) => void (text !== '' && out.push(text)),
    link: (found: ReturnType<typeof linkAt>) => {
      if (found) drawing.links.push({ href: found.href, box: boxOf(here(), found.width, found.height) });
    },
    drawing: (): Drawing => ({ ...drawing, svg: out.join(''), uses: [...uses] }),
  };
}

/** The run within a group of text; null where it holds more than glyphs and their words. */
function readRun(inside: string, hasOutline: (id: string) => boolean): Run | null {
  const lacks = new Set<string>();
  const { svg, uses, pictures, links, baselines } = readDrawing(inside, (id) => {
    const has = hasOutline(id);
    if (!has) lacks.add(id);
    return has;
  });
  return pictures.size + links.length + baselines.length === 0 ? { svg, uses, lacks: [...lacks] } : null;
}
const runAt = knownRuns(readRun);

/**
 * The drawing of a page in one pass. Listed elements and attributes stay; all others go with what they hold, text too. In
 * place of what the compiler lays over glyphs for selecting stands invisible SVG text, in reading order.
 */
export function readDrawing(source: string, hasOutline: (id: string) => boolean): Drawing {
  const to = writer(hasOutline);
  const tags = new RegExp(TAG);
  let skipping = 0;
  for (let tag = tags.exec(source); tag !== null; tag = tags.exec(source)) {
    const { 1: closing, 2: name = '', 3: attributes = '', 4: ends, index } = tag;
    if (skipping > 0) skipping += closing ? -1 : ends ? 0 : 1;
    else if (isElement(name)) {
      if (closing) to.close(name);
      else if (ends) to.alone(name, attributes);
      else {
        to.open(name, attributes);
        const known = attributes.includes(TEXT) ? runAt(source, tags.lastIndex, hasOutline) : null;
        if (known) {
          to.run(known.run);
          tags.lastIndex = known.to;
        }
      }
    } else if (!closing && !ends) {
      skipping = 1;
      if (name === 'foreignObject') to.write(textAt(source, index));
      else if (name === 'a') to.link(linkAt(source, index));
    }
  }
  return to.drawing();
}

/** Without the text that is there for selecting only. */
export const drawnOnly = (svg: string): string => svg.replace(/<g[^>]*><text [^>]*>[^<]*<\/text><\/g>/g, '');
