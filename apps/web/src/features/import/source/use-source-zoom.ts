import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { usePinch } from '../../../ui/use-pinch.ts';

/** The width in which pages are drawn, in px; on a phone they are zoomed from there, so that nothing is drawn anew. */
export const SHEET_PX = 720;
/** As it opens on a phone letters can be read; two fingers take it from the whole page to twice the size. */
const ZOOM = { first: 0.8, least: 0.4, most: 2 };

/** Zoom by two fingers, where `on`. `drawn`: pages stand there, so that one can go to a place on them. */
export const useSourceZoom = (scroller: RefObject<HTMLElement | null>, on: boolean) => {
  const [factor, setFactor] = useState(ZOOM.first);
  const [drawn, setDrawn] = useState(false);
  usePinch(scroller, {
    sheets: '[data-source-sheet]',
    factor,
    zoomTo: (wanted) => on && setFactor(Math.max(ZOOM.least, Math.min(ZOOM.most, wanted))),
  });
  useEffect(() => {
    const host = scroller.current;
    if (!on || !host) return;
    const look = () => host.querySelector('[data-looked]') !== null && setDrawn(true);
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [scroller, on]);
  const style: CSSProperties | undefined = on ? { width: SHEET_PX, zoom: factor } : undefined;
  return { style, drawn };
};
