import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { againWhenBack } from '../../lib/weather/weather.ts';
import { openPdf } from './open-pdf.ts';
import classes from './pdf.module.css';

/** In CSS pixels; drawn twice as dense. */
const WIDTH = 72;

/** The first page of one of our PDFs, small; fetched once it comes into view. A blank sheet until then, and where it can't be had. */
export function PdfThumb({ url }: { url: string }) {
  const { ref, entry } = useIntersection<HTMLSpanElement>({ rootMargin: '200px' });
  const [picture, setPicture] = useState<string>();
  const [tries, setTries] = useState(0);
  const near = entry?.isIntersecting ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same address again
  useEffect(() => {
    if (!near || picture) return;
    let over = false;
    let stop = () => {};
    void drawFirstPage(url)
      .then((drawn) => over || setPicture(drawn))
      .catch(() => {
        if (!over) stop = againWhenBack(() => setTries((before) => before + 1));
      });
    return () => {
      over = true;
      stop();
    };
  }, [near, picture, url, tries]);
  return (
    <span ref={ref} className={classes.thumb} aria-hidden="true">
      {picture && <img src={picture} alt="" />}
    </span>
  );
}

async function drawFirstPage(url: string): Promise<string> {
  const { pdf, close } = await openPdf(url);
  try {
    const page = await pdf.getPage(1);
    const scale = (2 * WIDTH) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/webp', 0.85);
  } finally {
    close();
  }
}
