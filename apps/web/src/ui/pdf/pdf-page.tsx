import { type ReactNode, useEffect, useRef } from 'react';
import type { PDFPageProxy } from './open-pdf.ts';
import classes from './pdf.module.css';

type Props = {
  page: PDFPageProxy;
  /** in CSS pixels */
  width: number;
  label: string;
  /** what is laid over the page; lengths in pt times `scale` are CSS pixels */
  over?: (scale: number) => ReactNode;
};

/** One page, as sharp as the screen can show it. */
export function PdfPage({ page, width, label, over }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = page.getViewport({ scale: 1 });
  const scale = width / size.width;
  const height = Math.round(size.height * scale);
  useEffect(() => {
    const target = canvas.current;
    if (!target || width < 1) return;
    const dense = Math.min(2, window.devicePixelRatio || 1);
    const viewport = page.getViewport({ scale: scale * dense });
    target.width = Math.round(viewport.width);
    target.height = Math.round(viewport.height);
    const drawing = page.render({ canvas: target, viewport });
    // a drawing that is overtaken by a new width ends; that is no failure
    drawing.promise.catch(() => {});
    return () => drawing.cancel();
  }, [page, scale, width]);
  return (
    <div className={classes.page} style={{ width, height }} data-pdf-page={page.pageNumber}>
      <canvas ref={canvas} role="img" aria-label={label} style={{ width, height }} />
      {over?.(scale)}
    </div>
  );
}
