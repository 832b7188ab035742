import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { ReadBackNote } from '../read-back/read-back-note.tsx';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';
import type { useZoom } from './use-zoom.ts';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: ReturnType<typeof useZoom>;
  template: string | null;
};

/** What one does with the page: leaf, zoom, see which template it wears. Another page alone changes nothing of it. */
export const Pill = memo(({ page, pages, onPage, zoom, template }: Props) => {
  const { t } = useT();
  const icon = { size: 18, stroke: 1.75 };
  return (
    <div className={classes.pill} role="toolbar" aria-label={t('workspace:page.tools')}>
      <ActionIcon aria-label={t('workspace:page.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <span role="img" aria-label={t('workspace:page.of', { page, pages })}>
        <b>{page}</b> / {pages}
      </span>
      <ActionIcon aria-label={t('workspace:page.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight {...icon} />
      </ActionIcon>
      <i className={classes.sep} />
      <ActionIcon aria-label={t('workspace:page.smaller')} disabled={!zoom.canShrink} onClick={zoom.shrink}>
        <IconMinus {...icon} />
      </ActionIcon>
      <span>
        <b>{zoom.percent}%</b>
      </span>
      <ActionIcon aria-label={t('workspace:page.larger')} disabled={!zoom.canGrow} onClick={zoom.grow}>
        <IconPlus {...icon} />
      </ActionIcon>
      <button type="button" className={classes.fit} aria-pressed={zoom.fits} onClick={zoom.fit}>
        {t('workspace:page.fit')}
      </button>
      {template && (
        <>
          <i className={`${classes.sep} ${classes.worn}`} />
          <span className={classes.worn}>{template}</span>
        </>
      )}
      <ReadBackNote />
    </div>
  );
});
