import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Milliseconds from pointing at a group to its opening, the same while another one was just open, and to its closing. */
export const HOVER = { delay: 200, skip: 300, close: 150 } as const;

/** Which group of the navigation is open. It opens and closes by the pointer after a while, by keys at once. */
export function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  const show = (name: string | null) => {
    openLater.cancel();
    closeLater.cancel();
    if (name === null && open !== null) closedAt.current = Date.now();
    setOpen(name);
  };
  const openLater = useDebouncedCallback(show, HOVER.delay);
  const closeLater = useDebouncedCallback(() => show(null), HOVER.close);
  return {
    open,
    show,
    enter: (name: string) => {
      closeLater.cancel();
      const warm = open !== null || Date.now() - closedAt.current < HOVER.skip;
      if (warm) show(name);
      else openLater(name);
    },
    leave: () => {
      openLater.cancel();
      closeLater();
    },
  };
}
