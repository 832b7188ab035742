import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPageDrawing } from './page-drawing.ts';
import classes from './paper.module.css';
import { parseSvg } from './paper-svg.ts';

/** One piece of outlines; it is read once, however many come after it. */
const Outlines = memo(({ markup }: { markup: string }) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outlines = parseSvg(markup);
    if (outlines) host.current?.replaceChildren(outlines);
  }, [markup]);
  return <div ref={host} />;
});

/** Outlines that all pages share; once beside the pages, out of sight but not `display: none`, or nothing is drawn. */
export const Glyphs = ({ pieces }: { pieces: string[] }) => (
  <div className={classes.glyphs} aria-hidden="true">
    {pieces.map((markup, at) => (
      // a piece is known by its place: pieces are only added
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Outlines key={at} markup={markup} />
    ))}
  </div>
);

type Props = { svg: string; width: number; height: number; label: string; children?: ReactNode };

/** The page on screen, changed where the next one differs. */
const useDrawing = (svg: string) => {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof createPageDrawing>>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    drawing.current ??= createPageDrawing(host.current);
    drawing.current.show(svg);
  }, [svg]);
  return host;
};

/** One page of the résumé: always white paper, its words real text that can be chosen and copied. Sizes in px. */
export const Paper = ({ svg, width, height, label, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a page is no form
  <div className={classes.paper} style={{ width, height }} role="group" aria-label={label}>
    <div ref={useDrawing(svg)} className={classes.drawing} />
    {children}
  </div>
);
