import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { againWhenBack } from '../../lib/weather/weather.ts';
import { openPdf, type PDFPageProxy } from './open-pdf.ts';
import classes from './pdf.module.css';
import { PdfPage } from './pdf-page.tsx';

type Props = {
  url: string;
  /** what the document is, for those who don't see it */
  label: string;
  maxWidth?: number;
  /** laid over page `number` (from 1); lengths in pt times `scale` are CSS pixels */
  over?: (number: number, scale: number) => ReactNode;
};
type State = { url: string; pages: PDFPageProxy[] } | { url: string; failed: true } | null;

/** All pages of one of our PDFs below each other, as wide as there is room. What the network kept back comes with it. */
export function PdfPages({ url, label, maxWidth = 820, over }: Props) {
  const { t } = useTranslation('common');
  const { ref, width } = useElementSize();
  const [state, setState] = useState<State>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same address again
  useEffect(() => {
    let over = false;
    let close = () => {};
    let stop = () => {};
    void openPdf(url)
      .then(async (opened) => {
        close = opened.close;
        if (over) return close();
        const numbers = Array.from({ length: opened.pdf.numPages }, (_, at) => at + 1);
        const pages = await Promise.all(numbers.map((number) => opened.pdf.getPage(number)));
        if (!over) setState({ url, pages });
      })
      .catch(() => {
        if (over) return;
        setState({ url, failed: true });
        stop = againWhenBack(() => setTries((before) => before + 1));
      });
    return () => {
      over = true;
      stop();
      close();
    };
  }, [url, tries]);
  const current = state?.url === url ? state : null;
  if (current && 'failed' in current)
    return (
      <div className={classes.failure} role="alert">
        <p>{t('pdfFailed')}</p>
        <Button variant="default" onClick={() => setTries(tries + 1)}>
          {t('retry')}
        </Button>
      </div>
    );
  const room = Math.floor(Math.min(maxWidth, width));
  return (
    <div ref={ref} className={classes.pages} aria-busy={!current}>
      {!current && <div className={classes.blank} style={{ maxWidth }} />}
      {room > 0 &&
        current?.pages.map((page) => (
          <PdfPage
            key={page.pageNumber}
            page={page}
            width={room}
            label={`${label}, ${page.pageNumber} / ${current.pages.length}`}
            {...(over ? { over: (scale: number) => over(page.pageNumber, scale) } : {})}
          />
        ))}
    </div>
  );
}
