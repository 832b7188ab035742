import { useElementSize } from '@mantine/hooks';
import { Glyphs, Paper, useLetters } from '../../../editor/preview/page/paper.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';
import { useLetterPreview } from './use-letter-preview.ts';

const A4 = { width: 595.28, height: 841.89 };
const WIDEST = 760;

/** The real page, always. After an error the last good one stays and the next try follows by itself. */
export function PagePreview() {
  const { t } = useTranslation('letters');
  const { document, words } = useEditing();
  const { preview, state } = useLetterPreview(document.id, words);
  const { letters, left } = useLetters(preview?.glyphs ?? []);
  const { ref, width } = useElementSize();
  const pages = preview?.pages ?? [];
  const scale = Math.min(WIDEST, width) / (pages[0]?.width ?? A4.width);
  return (
    // a place to scroll has to be reached by keys
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className={classes.stage} tabIndex={0} aria-label={t('preview')}>
      <Glyphs pieces={left} />
      {state === 'retrying' && (
        <p className={classes.hint} role="status">
          {preview ? t('behind') : t('waiting')}
        </p>
      )}
      <div ref={ref} className={classes.sheets}>
        {pages.length === 0 && (
          <div
            className={classes.sheet}
            style={{ width: A4.width * scale, height: A4.height * scale }}
            aria-busy="true"
          />
        )}
        {pages.map(({ svg, width: wide, height }, at) => (
          <Paper
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity than their number
            key={at}
            svg={svg}
            letters={letters}
            width={Math.round(wide * scale)}
            height={Math.round(height * scale)}
            label={t('pageOf', { page: at + 1, pages: pages.length })}
          />
        ))}
      </div>
    </section>
  );
}
