import type { Box, ImportReport } from '@verdant/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { fileUrl } from '../../../lib/api.ts';
import { PdfPages } from '../../../ui/pdf/pdf-pages.tsx';
import type { Check } from '../use-check.ts';
import { warningId } from '../warnings.tsx';
import classes from './source.module.css';
import { SourceLines } from './source-lines.tsx';
import { SourcePicture } from './source-picture.tsx';
import { SHEET_PX, useSourceZoom } from './use-source-zoom.ts';

type Tone = 'read' | 'check' | 'loose' | 'hidden';
type SourceMark = { path: string; box: Box; tone: Tone; looked: boolean };

/** The boxes of everything that was read, of what went into no field and of words that nobody sees. */
function marksOf(report: ImportReport, { state, looked, asked }: Check): SourceMark[] {
  const read = Object.values(state.evidence).flatMap(({ path, boxes, confidence }) =>
    boxes.map(
      (box) =>
        ({
          path,
          box,
          tone: confidence === 'check' ? 'check' : 'read',
          looked: path === looked || asked.includes(path),
        }) as const,
    ),
  );
  const loose = state.unassigned.flatMap(({ id, boxes }) =>
    boxes.map((box) => ({ path: id, box, tone: 'loose', looked: id === looked }) as const),
  );
  const hidden = report.warnings.flatMap(({ boxes = [] }, at) =>
    boxes.map((box) => ({ path: warningId(at), box, tone: 'hidden', looked: warningId(at) === looked }) as const),
  );
  return [...read, ...loose, ...hidden];
}

/** Marks over one page; a click on one leads to its row. */
function PageMarks({ marks, scale, onLook }: { marks: SourceMark[]; scale: number; onLook: (path: string) => void }) {
  return marks.map(({ path, box, tone, looked }) => (
    // the rows beside it can be reached by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <i
      key={`${path} ${box.page} ${box.x} ${box.y}`}
      className={classes.mark}
      data-tone={tone}
      data-looked={looked || undefined}
      style={{
        left: (box.x - 1.5) * scale,
        top: (box.y - 1) * scale,
        width: (box.width + 3) * scale,
        height: (box.height + 2) * scale,
      }}
      onClick={() => onLook(path)}
    />
  ));
}

type Props = {
  report: ImportReport;
  check: Check;
  /** where it has the screen for itself: whether it is on screen; what one looks at is moved into sight then */
  shown?: boolean;
};

/** The document itself, with what was read marked where it stands. */
export const SourceSide = ({ report, check, shown }: Props) => {
  const { t } = useT();
  const scroll = useRef<HTMLDivElement>(null);
  const marks = marksOf(report, check);
  const { looked, setLooked } = check;
  const zoom = useSourceZoom(scroll, shown !== undefined && report.pages.length > 0);
  const toMark = (behavior: ScrollBehavior): void => {
    const mark = scroll.current?.querySelector('[data-looked]');
    if (!mark) return;
    // a line wider than the screen is read from its beginning
    const inline = mark.getBoundingClientRect().width > scroll.current!.clientWidth ? 'start' : 'center';
    mark.scrollIntoView({ block: 'center', inline, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new look moves the page
  useEffect(() => toMark('smooth'), [looked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing can be moved before it is there
  useEffect(() => {
    if (shown && zoom.drawn) toMark('auto');
  }, [shown, zoom.drawn]);
  const over = (page: number, scale: number): ReactNode => (
    <PageMarks marks={marks.filter(({ box }) => box.page === page)} scale={scale} onLook={setLooked} />
  );
  const url = fileUrl('GET /resume/source', { id: report.resumeId });
  const label = report.file?.name ?? t('import:source');
  const asPages = report.file && report.pages.length > 0;
  return (
    <section className={classes.source} data-check-source aria-label={t('import:source')}>
      <p className={classes.legend}>
        <span>{t('import:source')}</span>
        <i data-tone="read" /> {t('import:read')}
        <i data-tone="check" /> {t('import:check')}
        {check.state.unassigned.length > 0 && (
          <>
            <i data-tone="loose" /> {t('import:loose')}
          </>
        )}
        {marks.some(({ tone }) => tone === 'hidden') && (
          <>
            <i data-tone="hidden" /> {t('import:hidden')}
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place to scroll has to be reached by keys */}
      <div className={classes.sourceScroll} ref={scroll} tabIndex={0}>
        {asPages && (report.kind === 'pdf' || report.kind === 'picture') && (
          <div style={zoom.style} data-source-sheet>
            {report.kind === 'pdf' && <PdfPages url={url} label={label} maxWidth={SHEET_PX} over={over} />}
            {report.kind === 'picture' && (
              <SourcePicture
                url={url}
                label={label}
                pageWidth={report.pages[0]!.width}
                over={(scale) => over(1, scale)}
              />
            )}
          </div>
        )}
        {!(asPages && (report.kind === 'pdf' || report.kind === 'picture')) && (
          <SourceLines report={report} check={check} />
        )}
      </div>
    </section>
  );
};
