import { useEffect, useRef, useState } from 'react';

/** Milliseconds from pointing at a group to its opening, the same while another one was just open, and to its closing. */
const HOVER = { delay: 200, skip: 300, close: 150 } as const;

/** Which group of the navigation is open. It opens and closes by the pointer after a while, by keys at once. */
export function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (name: string | null) => {
    clearTimeout(timer.current);
    if (name === null && open !== null) closedAt.current = Date.now();
    setOpen(name);
  };
  const later = (name: string | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(name), ms);
  };
  return {
    open,
    show,
    enter: (name: string) => {
      const warm = open !== null || Date.now() - closedAt.current < HOVER.skip;
      later(name, warm ? 0 : HOVER.delay);
    },
    leave: () => later(null, HOVER.close),
  };
}
