import { useQuery } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Glyphs, Paper } from '../../../ui/paper.tsx';
import { usePreview } from '../state/use-preview.ts';
import { useT } from '../state/use-t.ts';
import { Pill } from './pill.tsx';
import classes from './stage.module.css';
import { useZoom } from './use-zoom.ts';

/** A4 in pt, until the first pages are there. */
const A4 = { width: 595.28, height: 841.89 };

/** The real page, always. After an error the last good one stays and the next try follows by itself. */
export const Stage = ({ shown }: { shown: Input<'POST /resume/preview'> }) => {
  const { t } = useT();
  const { pages: preview, state } = usePreview(shown);
  const templates = useQuery({
    queryKey: ['GET /resume/template/list'],
    queryFn: () => call('GET /resume/template/list', {}),
  });
  const pages = preview?.pages ?? [];
  const zoom = useZoom(pages[0]?.width ?? A4.width);
  const scroll = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);

  const sheets = () => [...(scroll.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  const leaf = (to: number) => sheets()[to - 1]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  const follow = () => {
    const host = scroll.current;
    if (!host) return;
    const middle = host.scrollTop + host.clientHeight / 3;
    const at = sheets().findLastIndex((sheet) => sheet.offsetTop <= middle);
    setPage(Math.max(1, at + 1));
  };

  return (
    <section className={classes.stage} aria-label={t('workspace:page.label')}>
      {preview && <Glyphs markup={preview.glyphs} />}
      {state === 'retrying' && (
        <p className={classes.note} role="status">
          {preview ? t('workspace:page.behind') : t('workspace:page.waiting')}
        </p>
      )}
      <div className={classes.scroll} ref={scroll} onScroll={follow}>
        <div className={classes.pages} ref={zoom.ref}>
          {pages.map(({ svg, width, height }, i) => (
            // pages have no other identity than their number
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={i} data-page={i + 1}>
              <Paper
                svg={svg}
                width={Math.round(width * zoom.scale)}
                height={Math.round(height * zoom.scale)}
                label={t('workspace:page.of', { page: i + 1, pages: pages.length })}
              />
            </div>
          ))}
          {pages.length === 0 && (
            <div
              className={classes.blank}
              style={{ width: A4.width * zoom.scale, height: A4.height * zoom.scale }}
              aria-hidden="true"
            >
              {[38, 62, 100, 96, 88, 0, 44, 100, 92].map((width, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
                <i key={i} style={{ width: `${width}%` }} />
              ))}
            </div>
          )}
        </div>
      </div>
      {pages.length > 0 && (
        <Pill
          page={Math.min(page, pages.length)}
          pages={pages.length}
          onPage={leaf}
          zoom={zoom}
          template={templates.data?.find((one) => one.id === shown.style.template)?.name ?? null}
        />
      )}
    </section>
  );
};
