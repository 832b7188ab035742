import { type KeyboardEvent, useRef, useState } from 'react';

export const NEXT_KEY = 'n';
export const PREVIOUS_KEY = 'p';

/** The way from difference to difference, by buttons and, within what is compared, by keys. */
export const useWalk = () => {
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const all = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-difference]') ?? [])];
  const goTo = (place: number) => {
    const found = all();
    const to = found[Math.min(Math.max(place, 0), found.length - 1)];
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'center' });
    if (!to) root.current?.focus();
  };
  /** Which one has the focus, or is around what has it. */
  const here = () => all().findIndex((one) => one.contains(document.activeElement));
  const step = (by: 1 | -1) => {
    const from = here();
    const { length } = all();
    goTo(from < 0 ? (at > 0 ? at - 1 + by : by > 0 ? 0 : length - 1) : (from + by + length) % length);
  };
  return {
    root,
    /** counts from 1; 0 before the first step */
    at,
    step,
    here,
    goTo,
    onFocus: () => {
      const place = here();
      if (place >= 0) setAt(place + 1);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(INPUT|TEXTAREA)$/.test((event.target as Element).tagName)
      )
        return;
      const by = event.key === NEXT_KEY ? 1 : event.key === PREVIOUS_KEY ? -1 : null;
      if (by === null) return;
      event.preventDefault();
      step(by);
    },
  };
};
