import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Letters, readLetters } from './letters.ts';
import { createPageDrawing } from './page-drawing.ts';
import classes from './paper.module.css';
import { parseSvg } from './paper-svg.ts';

/** One piece of what pages refer to; it is read once, however many come after it. */
const Shared = memo(({ markup }: { markup: string }) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawings = parseSvg(markup);
    if (drawings) host.current?.replaceChildren(drawings);
  }, [markup]);
  return <div ref={host} />;
});

/** The letters of all pieces, and what is left of each piece. Pieces are only added, or begin anew. */
export function useLetters(pieces: string[]): { letters: Letters; left: string[] } {
  const [known] = useState(() => ({ letters: new Map() as Letters, left: new Map<string, string>() }));
  for (const piece of pieces) if (!known.left.has(piece)) known.left.set(piece, readLetters(piece, known.letters));
  return { letters: known.letters, left: pieces.map((piece) => known.left.get(piece)!) };
}

/** What all pages refer to and is no letter; once beside the pages, out of sight but not `display: none`, or nothing is drawn. */
export const Glyphs = ({ pieces }: { pieces: string[] }) => (
  <div className={classes.glyphs} aria-hidden="true">
    {pieces.map((markup, at) =>
      // a piece is known by its place: pieces are only added
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      markup === '' ? null : <Shared key={at} markup={markup} />,
    )}
  </div>
);

/** The page on screen, changed where the next one differs. */
const useDrawing = (svg: string, letters: Letters) => {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof createPageDrawing>>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    drawing.current ??= createPageDrawing(host.current, letters);
    drawing.current.show(svg);
  }, [svg, letters]);
  return host;
};

type Props = {
  svg: string;
  letters: Letters;
  width: number;
  height: number;
  label: string;
  children?: ReactNode;
};

/** One page of the résumé: always white paper, its words real text that can be chosen and copied. Sizes in px. */
export const Paper = ({ svg, letters, width, height, label, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a page is no form
  <div className={classes.paper} style={{ width, height }} role="group" aria-label={label}>
    <div ref={useDrawing(svg, letters)} className={classes.drawing} />
    {children}
  </div>
);
