/** A letter as the path of a run takes it up: where it begins, and the way from there back to its beginning. */
type Letter = { x: number; y: number; way: string };
export type Letters = Map<string, Letter>;

/** What the typesetter writes for a letter: absolute commands only. Anything else stays a drawing of its own. */
const OUTLINE = /<path id="([^"]+)" d="([MLQCZ\d\s.-]*)"\/>/g;
const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

function letterOf(outline: string): Letter | null {
  let start: { x: number; y: number } | null = null;
  let [beginX, beginY, x, y] = [0, 0, 0, 0];
  let way = '';
  for (const [, command = '', numbers = ''] of outline.matchAll(COMMAND)) {
    if (command === 'Z') {
      way += 'z';
      [x, y] = [beginX, beginY];
      continue;
    }
    const points = numbers.trim().split(/\s+/).map(Number);
    if (points.length < 2 || points.some(Number.isNaN)) return null;
    const [toX, toY] = [points.at(-2)!, points.at(-1)!];
    if (start) way += command.toLowerCase() + points.map((value, at) => value - (at % 2 ? y : x)).join(' ');
    start ??= { x: toX, y: toY };
    if (command === 'M') [beginX, beginY] = [toX, toY];
    [x, y] = [toX, toY];
  }
  return start && { ...start, way };
}

/** Takes the letters out of a piece of outlines; gives what is none: pictures, most often nothing. */
export const readLetters = (markup: string, into: Letters): string =>
  markup.replace(OUTLINE, (outline, id: string, d: string) => {
    const letter = letterOf(d);
    if (!letter) return outline;
    into.set(id, letter);
    return '';
  });

const USES = /(?:<use [^>]*\/>)+/;
const USE = /<use (?:x="(-?[\d.]+)" )?href="#([^"]+)"\/>/g;

/**
 * A run of text with all its letters in one path. A letter of its own would be an element with a place in the page's
 * layers, and a page has thousands: a browser would spend most of a keystroke on sorting them.
 */
export const inOnePath = (run: string, letters: Letters): string =>
  run.replace(USES, (uses) => {
    let d = '';
    const others = uses.replace(USE, (use, from: string | undefined, id: string) => {
      const letter = letters.get(id);
      if (!letter) return use;
      d += `M${letter.x + Number(from ?? 0)} ${letter.y}${letter.way}`;
      return '';
    });
    return (d && `<path d="${d}"/>`) + others;
  });
