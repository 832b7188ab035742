import { useEffect, useState } from 'react';
import { useWorkspace } from '../state/context.ts';
import classes from './stage.module.css';

const CORNER = 8;
const CLEARANCE = 6;

type Ends = { from: { x: number; y: number }; to: { x: number; y: number } };

const middle = (box: DOMRect) => box.top + box.height / 2;

/** From the open advice card to the line it is about; none where one of them is out of sight. */
function measure(): Ends | null {
  const card = document.querySelector('[data-thread-from]')?.getBoundingClientRect();
  const line = document.querySelector('[data-looked]')?.getBoundingClientRect();
  const panel = document.querySelector('[data-thread-panel]')?.getBoundingClientRect();
  const stage = document.querySelector('[data-thread-stage]')?.getBoundingClientRect();
  if (!card || !line || !panel || !stage) return null;
  const from = { x: card.right, y: Math.min(card.top + 20, middle(card)) };
  const to = { x: line.left - CLEARANCE, y: middle(line) };
  const seen = (y: number, box: DOMRect) => y > box.top + CORNER && y < box.bottom - CORNER;
  return seen(from.y, panel) && seen(to.y, stage) && to.x > panel.right ? { from, to } : null;
}

/** The hairline from a note to the very line it is about. It follows every scroll and every change of the page. */
export const Thread = () => {
  const { tab } = useWorkspace();
  const [ends, setEnds] = useState<Ends | null>(null);
  const active = tab === 'review';
  useEffect(() => {
    if (!active) return setEnds(null);
    let frame = 0;
    let last = '';
    const follow = () => {
      const now = measure();
      const key = JSON.stringify(now);
      if (key !== last) setEnds(now);
      last = key;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [active]);
  if (!ends) return null;
  const { from, to } = ends;
  const turn = Math.min(to.x - CORNER, from.x + (to.x - from.x) / 3);
  const down = to.y >= from.y ? 1 : -1;
  const bend = Math.min(CORNER, Math.abs(to.y - from.y) / 2);
  return (
    <svg className={classes.thread} aria-hidden="true">
      <path
        d={`M${from.x} ${from.y}H${turn - bend}Q${turn} ${from.y} ${turn} ${from.y + down * bend}V${to.y - down * bend}Q${turn} ${to.y} ${turn + bend} ${to.y}H${to.x}`}
      />
      <circle cx={from.x} cy={from.y} r="3" />
      <circle cx={to.x} cy={to.y} r="3" />
    </svg>
  );
};
