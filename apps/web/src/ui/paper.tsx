import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './paper.module.css';
import { parseSvg } from './paper-svg.ts';
import { patchSvg } from './patch-svg.ts';

/** Shows parsed markup; a drawing that can't be read leaves the last good one in place. */
const useDrawing = (markup: string) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = parseSvg(markup);
    const shown = host.current?.firstElementChild;
    if (drawing && shown) patchSvg(shown, drawing);
    else if (drawing) host.current?.replaceChildren(drawing);
  }, [markup]);
  return host;
};

/** One piece of outlines; it is parsed once, however many come after it. */
const Outlines = memo(({ markup }: { markup: string }) => <div ref={useDrawing(markup)} />);

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

/** One page of the résumé: always white paper, its words real text that can be chosen and copied. Sizes in px. */
export const Paper = ({ svg, width, height, label, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a page is no form
  <div className={classes.paper} style={{ width, height }} role="group" aria-label={label}>
    <div ref={useDrawing(svg)} className={classes.drawing} />
    {children}
  </div>
);
