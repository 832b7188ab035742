import { useEffect, useState } from 'react';
import classes from './thread.module.css';
import { CORNER, type Ends, followEnds, type Selectors } from './thread-ends.ts';

type Props = Selectors & { tone?: 'accent' | 'warn' | 'job' };

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
  useEffect(() => followEnds({ from, to, fromWithin, toWithin }, setEnds), [from, to, fromWithin, toWithin]);
  if (!ends) return null;
  return (
    <svg className={classes.thread} data-tone={tone} aria-hidden="true">
      <path d={pathOf(ends)} />
      <circle cx={ends.from.x} cy={ends.from.y} r="3" />
      <circle cx={ends.to.x} cy={ends.to.y} r="3" />
    </svg>
  );
};
