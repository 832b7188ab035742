import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { Proposed } from './proposed.tsx';
import { useWishName } from './use-wish-name.ts';
import type { Wishes } from './use-wishes.ts';
import classes from './wishes.module.css';

/** Under the line: what it would become, who says so, and the two answers. Esc leaves the line as it is. */
export const WishPanel = ({ wishes, className = '' }: { wishes: Wishes; className?: string }) => {
  const { t } = useT();
  const panel = useRef<HTMLElement>(null);
  const nameOf = useWishName(wishes);
  const { asked, wording, wordings, at, isWriting, failure, isChanged } = wishes;
  const isOpen = asked !== null;
  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>('input, [data-accept]:not(:disabled)') ?? panel.current;
    first?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!asked) return null;
  const isAsking = asked.wish === 'outcome' && wordings.length === 0;
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    wishes.dismiss();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${classes.panel} ${className}`}
      aria-label={t('analysis:wish.proposal', { wish: nameOf(asked.wish) })}
      data-wish={asked.wish}
      onKeyDown={keys}
    >
      <p className={classes.top}>
        <b>{nameOf(asked.wish)}</b>
        {wording && (
          <span>{wording.engine === 'rules' ? t('analysis:engine.rules') : t('analysis:engine.aModel')}</span>
        )}
        {wordings.length > 1 && (
          <span className={classes.pager}>
            <ActionIcon size={24} aria-label={t('analysis:reword.previous')} onClick={() => wishes.turn(-1)}>
              <IconChevronLeft size={15} stroke={1.75} />
            </ActionIcon>
            {t('analysis:reword.at', { at: at + 1, of: wordings.length })}
            <ActionIcon size={24} aria-label={t('analysis:reword.next')} onClick={() => wishes.turn(1)}>
              <IconChevronRight size={15} stroke={1.75} />
            </ActionIcon>
          </span>
        )}
      </p>
      {isChanged ? (
        <p className={classes.note} role="status">
          {t('analysis:wish.changed')}
        </p>
      ) : isAsking ? (
        <OutcomeForm wishes={wishes} original={asked.original} />
      ) : (
        wording && <Proposed key={wording.text} wishes={wishes} wording={wording} original={asked.original} />
      )}
      <p
        className={classes.note}
        role="status"
        hidden={isChanged || (!isWriting && !failure && (wording !== null || isAsking))}
      >
        {isWriting
          ? t(wording ? 'analysis:wish.alsoWriting' : 'analysis:wish.writing')
          : failure
            ? `${failure} ${wording ? t('analysis:wish.stays') : t('analysis:wish.none')}`
            : t('analysis:wish.none')}
      </p>
    </section>
  );
};
