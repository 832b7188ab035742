import { useLayoutEffect, useRef } from 'react';
import classes from './paper.module.css';
import { parseSvg } from './paper-svg.ts';

/** Shows parsed markup; a drawing that can't be read leaves the last good one in place. */
const useDrawing = (markup: string) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = parseSvg(markup);
    if (drawing) host.current?.replaceChildren(drawing);
  }, [markup]);
  return host;
};

/** Outlines that all pages share; once beside the pages, out of sight but not `display: none`, or nothing is drawn. */
export const Glyphs = ({ markup }: { markup: string }) => (
  <div ref={useDrawing(markup)} className={classes.glyphs} aria-hidden="true" />
);

type Props = { svg: string; width: number; height: number; label: string };

/** One page of the résumé: always white paper. Sizes in px. */
export const Paper = ({ svg, width, height, label }: Props) => (
  <div ref={useDrawing(svg)} className={classes.paper} style={{ width, height }} role="img" aria-label={label} />
);
