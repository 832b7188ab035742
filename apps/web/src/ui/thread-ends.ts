import { autoUpdate } from '@floating-ui/dom';

export const CORNER = 8;
const CLEARANCE = 6;

export type Selectors = {
  /** selectors: the note, what it is about, and the places to scroll in which each of them may be out of sight */
  from: string;
  to: string;
  fromWithin: string;
  toWithin: string;
};
type Point = { x: number; y: number };
export type Ends = { from: Point; to: Point };

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const middle = (box: DOMRect) => box.top + box.height / 2;

/** None where one of the ends is out of sight. The note may stand on either side of what it is about. */
function measure({ from, to, fromWithin, toWithin }: Selectors): Ends | null {
  const [note, line, noteRoom, lineRoom] = [boxOf(from), boxOf(to), boxOf(fromWithin), boxOf(toWithin)];
  if (!note || !line || !noteRoom || !lineRoom) return null;
  const toRight = note.left < line.left;
  const start = { x: toRight ? note.right : note.left, y: Math.min(note.top + 20, middle(note)) };
  const end = { x: toRight ? line.left - CLEARANCE : line.right + CLEARANCE, y: middle(line) };
  const seen = (y: number, room: DOMRect) => y > room.top + CORNER && y < room.bottom - CORNER;
  const apart = toRight ? end.x > noteRoom.right : end.x < noteRoom.left;
  return seen(start.y, noteRoom) && seen(end.y, lineRoom) && apart ? { from: start, to: end } : null;
}

/**
 * Reports where the ends are, now and whenever one of them moves, comes or goes. Returns how to stop. Which elements
 * they are is looked up again after every change of the page, once a frame; where they are is followed by floating-ui.
 */
export function followEnds(selectors: Selectors, onEnds: (ends: Ends | null) => void): () => void {
  let last: string | null = null;
  let followed: (Element | null)[] = [];
  let stopFollowing = () => {};
  let frame = 0;

  const report = () => {
    const now = measure(selectors);
    const key = JSON.stringify(now);
    if (key !== last) onEnds(now);
    last = key;
  };
  const look = () => {
    frame = 0;
    const [note, line] = [document.querySelector(selectors.from), document.querySelector<HTMLElement>(selectors.to)];
    if (note === followed[0] && line === followed[1]) return report();
    stopFollowing();
    followed = [note, line];
    stopFollowing = note && line ? followBoth(note, line, report) : () => {};
    report();
  };
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look);
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    stopFollowing();
  };
}

/** `autoUpdate` follows a reference closely and of the other element only its scrolling and its size: so each is one. */
function followBoth(a: Element, b: HTMLElement, report: () => void): () => void {
  const stops = [autoUpdate(a, b, report), autoUpdate(b, a as HTMLElement, report)];
  return () => {
    for (const stop of stops) stop();
  };
}
