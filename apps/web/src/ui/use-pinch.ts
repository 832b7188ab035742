import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Point = { x: number; y: number };
type Hold = { sheet: Element; x: number; y: number; at: Point };
type Pinch = { distance: number; factor: number; hold: Hold | null };

const between = ([a, b]: [Touch, Touch]): Point => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
const distanceOf = ([a, b]: [Touch, Touch]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const two = ({ touches }: TouchEvent): [Touch, Touch] | null =>
  touches.length === 2 ? [touches[0]!, touches[1]!] : null;

/**
 * Two fingers on what scrolls change its zoom; the place of the sheet (what `sheets` selects) that is between them stays
 * between them. `zoomTo` gets the zoom that is wanted and may bound it. One finger scrolls as ever.
 */
export function usePinch(
  scroller: RefObject<HTMLElement | null>,
  { sheets, factor, zoomTo }: { sheets: string; factor: number; zoomTo: (factor: number) => void },
): void {
  const pinch = useRef<Pinch | null>(null);
  const now = useRef({ factor, zoomTo });
  now.current = { factor, zoomTo };

  useEffect(() => {
    const host = scroller.current;
    if (!host) return;
    const begin = (event: TouchEvent) => {
      const fingers = two(event);
      if (!fingers) return;
      const at = between(fingers);
      const sheet = document.elementFromPoint(at.x, at.y)?.closest(sheets) ?? null;
      const box = sheet?.getBoundingClientRect();
      pinch.current = {
        distance: distanceOf(fingers),
        factor: now.current.factor,
        hold: sheet && box ? { sheet, x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height, at } : null,
      };
    };
    const move = (event: TouchEvent) => {
      const fingers = two(event);
      const start = pinch.current;
      if (!fingers || !start) return;
      event.preventDefault();
      if (start.hold) start.hold.at = between(fingers);
      now.current.zoomTo((start.factor * distanceOf(fingers)) / start.distance);
    };
    const end = () => {
      pinch.current = null;
    };
    host.addEventListener('touchstart', begin, { passive: true });
    host.addEventListener('touchmove', move, { passive: false });
    host.addEventListener('touchend', end);
    host.addEventListener('touchcancel', end);
    return () => {
      host.removeEventListener('touchstart', begin);
      host.removeEventListener('touchmove', move);
      host.removeEventListener('touchend', end);
      host.removeEventListener('touchcancel', end);
    };
  }, [scroller, sheets]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom has moved what was held
  useLayoutEffect(() => {
    const hold = pinch.current?.hold;
    const host = scroller.current;
    if (!hold || !host) return;
    const box = hold.sheet.getBoundingClientRect();
    host.scrollLeft += box.left + hold.x * box.width - hold.at.x;
    host.scrollTop += box.top + hold.y * box.height - hold.at.y;
  }, [factor]);
}
