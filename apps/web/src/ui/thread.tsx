import { useEffect, useState } from 'react';
import classes from './thread.module.css';

const CORNER = 8;
const CLEARANCE = 6;

type Props = {
  /** selectors: the note, what it is about, and the places to scroll in which each of them may be out of sight */
  from: string;
  to: string;
  fromWithin: string;
  toWithin: string;
  tone?: 'accent' | 'warn' | 'job';
};
type Point = { x: number; y: number };
type Ends = { from: Point; to: Point };

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const middle = (box: DOMRect) => box.top + box.height / 2;

/** None where one of the ends is out of sight. The note may stand on either side of what it is about. */
function measure({ from, to, fromWithin, toWithin }: Props): Ends | null {
  const [note, line, noteRoom, lineRoom] = [boxOf(from), boxOf(to), boxOf(fromWithin), boxOf(toWithin)];
  if (!note || !line || !noteRoom || !lineRoom) return null;
  const toRight = note.left < line.left;
  const start = { x: toRight ? note.right : note.left, y: Math.min(note.top + 20, middle(note)) };
  const end = { x: toRight ? line.left - CLEARANCE : line.right + CLEARANCE, y: middle(line) };
  const seen = (y: number, room: DOMRect) => y > room.top + CORNER && y < room.bottom - CORNER;
  const apart = toRight ? end.x > noteRoom.right : end.x < noteRoom.left;
  return seen(start.y, noteRoom) && seen(end.y, lineRoom) && apart ? { from: start, to: end } : null;
}

/** `M … H … Q … V … Q … H …` with rounded corners. */
function pathOf({ from, to }: Ends): string {
  const way = Math.sign(to.x - from.x);
  const down = to.y >= from.y ? 1 : -1;
  const bend = Math.min(CORNER, Math.abs(to.y - from.y) / 2, Math.abs(to.x - from.x) / 3);
  const turn = from.x + (to.x - from.x) / 3;
  const first = `M${from.x} ${from.y}H${turn - way * bend}Q${turn} ${from.y} ${turn} ${from.y + down * bend}`;
  return `${first}V${to.y - down * bend}Q${turn} ${to.y} ${turn + way * bend} ${to.y}H${to.x}`;
}

/** The hairline from a note to the very line it is about. It follows every scroll and every change of the page. */
export const Thread = (props: Props) => {
  const { from, to, fromWithin, toWithin, tone = 'accent' } = props;
  const [ends, setEnds] = useState<Ends | null>(null);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const follow = () => {
      const now = measure({ from, to, fromWithin, toWithin });
      const key = JSON.stringify(now);
      if (key !== last) setEnds(now);
      last = key;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [from, to, fromWithin, toWithin]);
  if (!ends) return null;
  return (
    <svg className={classes.thread} data-tone={tone} aria-hidden="true">
      <path d={pathOf(ends)} />
      <circle cx={ends.from.x} cy={ends.from.y} r="3" />
      <circle cx={ends.to.x} cy={ends.to.y} r="3" />
    </svg>
  );
};
