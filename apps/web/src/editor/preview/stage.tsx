import type { FieldPath, Input } from '@verdant/contracts';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useHand } from '../../lib/hand.ts';
import { useCall } from '../../lib/query-client.ts';
import { usePinch } from '../../ui/use-pinch.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { useBeside } from '../document/use-pair.ts';
import { useWorkspace } from '../document/workspace-context.ts';
import { useT } from '../use-t.ts';
import { BlankSheet } from './blank-sheet.tsx';
import { FitNote } from './fit-note.tsx';
import { Marks } from './marks.tsx';
import { Glyphs, Paper, useLetters } from './page/paper.tsx';
import { placeAt, placesOf } from './page-rects.ts';
import { Pill } from './pill.tsx';
import classes from './stage.module.css';
import { UnsetNote } from './unset-note.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { usePreview } from './use-preview.ts';
import { useZoom } from './use-zoom.ts';

const A4_WIDTH = 595.28;
/** How far from a field a finger may come down. */
const FINGER_PX = 14;

/** Drawn by itself, not with each page. */
const OFFER = <UpdateOffer />;

/** Fields to tint (`looked`) and to mark in the margin; `job` is in the colour of the job description. */
export type Highlights = { looked: FieldPath | null; findings: FieldPath[]; tone?: 'job' };

type Props = {
  /** an older version that is looked at: nothing to go to; null for the document at work */
  past: Input<'POST /resume/preview'> | null;
  highlights: Highlights;
};

/** The real page, always. After an error the last good one stays and the next try follows by itself. */
export const Stage = ({ past, highlights }: Props) => {
  const { t } = useT();
  const { goToField, document } = useWorkspace();
  const { preview, isBehind } = usePreview(past ?? document, useBeside());
  const templates = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const worn = useDocumentState(({ draft }) => draft.style.template);
  const template = past ? past.style.template : worn;
  const { looked, findings, tone } = highlights;
  const { letters, left } = useLetters(preview?.glyphs ?? []);
  const pages = preview?.pages ?? [];
  const places = preview?.places ?? [];
  const zoom = useZoom(pages[0]?.width ?? A4_WIDTH);
  const scroll = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const hand = useHand();
  usePinch(scroll, { sheets: '[data-page]', factor: zoom.factor, zoomTo: zoom.zoomTo });

  const sheets = useCallback(() => [...(scroll.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])], []);
  const leaf = useCallback(
    (to: number) => sheets()[to - 1]?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
    [sheets],
  );
  const follow = () => {
    const host = scroll.current;
    if (!host) return;
    const middle = host.scrollTop + host.clientHeight / 3;
    const at = sheets().findLastIndex((sheet) => sheet.offsetTop <= middle);
    setPage(Math.max(1, at + 1));
  };
  /** A click leads to the field; choosing text does not. */
  const open = (number: number) => (event: MouseEvent<HTMLElement>) => {
    if (past || !(window.getSelection()?.isCollapsed ?? true)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = placeAt(
      places,
      number,
      (event.clientX - box.left) / zoom.scale,
      (event.clientY - box.top) / zoom.scale,
      hand ? FINGER_PX / zoom.scale : 0,
    );
    if (place) goToField(place.path);
  };
  const lookedAt = past || !looked ? [] : placesOf(places, looked);
  // where the page has the screen for itself, it opens at what one has been looking at
  const there = hand && lookedAt.length > 0 && pages.length > 0 && zoom.measured;
  useEffect(() => {
    if (there) scroll.current?.querySelector('[data-looked]')?.scrollIntoView({ block: 'center' });
  }, [there]);
  const found = past ? [] : findings.flatMap((path) => placesOf(places, path).slice(0, 1));

  return (
    <section className={classes.stage} aria-label={t('workspace:page.label')} data-thread-stage>
      <Glyphs pieces={left} />
      {isBehind && (
        <p className={classes.note} role="status">
          {preview ? t('workspace:page.behind') : t('workspace:page.waiting')}
        </p>
      )}
      {!past && OFFER}
      {preview && <UnsetNote unset={preview.unset} />}
      {preview?.fit && <FitNote fit={preview.fit} measures={preview.measures} />}
      <section
        className={classes.scroll}
        ref={scroll}
        onScroll={follow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place to scroll has to be reached by keys
        tabIndex={0}
        aria-label={t('workspace:page.scroll')}
      >
        {/* as wide as the room there is, however far the pages are zoomed */}
        <div ref={zoom.ref} />
        <div className={classes.pages}>
          {pages.map(({ svg, width, height }, i) => (
            // the keyboard reaches every field in the panel itself
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/noStaticElementInteractions: see above
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity than their number
            <div key={i} data-page={i + 1} onClick={open(i + 1)}>
              <Paper
                svg={svg}
                letters={letters}
                width={Math.round(width * zoom.scale)}
                height={Math.round(height * zoom.scale)}
                label={t('workspace:page.of', { page: i + 1, pages: pages.length })}
              >
                <Marks page={i + 1} scale={zoom.scale} looked={lookedAt} findings={found} tone={tone} />
              </Paper>
            </div>
          ))}
          {hand && !past && pages.length > 0 && <p className={classes.hint}>{t('workspace:hand.tapPlace')}</p>}
          {pages.length === 0 && zoom.measured && <BlankSheet scale={zoom.scale} />}
        </div>
      </section>
      {pages.length > 0 && (
        <Pill
          page={Math.min(page, pages.length)}
          pages={pages.length}
          onPage={leaf}
          zoom={zoom}
          template={templates.data?.find((one) => one.id === template)?.name ?? null}
        />
      )}
    </section>
  );
};
