import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from '../review.module.css';
import { useReview } from '../review-context.tsx';
import { isChanged } from '../state/changed.ts';
import { EMPTY, type Line } from '../state/findings.ts';
import { EvidenceList } from './evidence-list.tsx';
import { PlaceCard } from './finding-card.tsx';

/** One check in the account: its points, its name, its places. A green slip says that a wording is ready. */
export const AccountLine = ({ line }: { line: Line }) => {
  const { t } = useT();
  const { open, setOpen } = useReview();
  const content = useContent();
  const isOpen = open === line.checkId;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const left = line.places.filter((place) => !isChanged(content, place)).length;
  const ready = line.places.some(({ change }) => change);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li ref={row} className={`${classes.line} ${isOpen ? classes.lineOpen : ''}`} data-check={line.checkId}>
      <button
        type="button"
        className={classes.lineHead}
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? null : line.checkId)}
      >
        {line.lost > 0 ? (
          <span className={classes.points}>−{line.lost}</span>
        ) : (
          <span className={`${classes.points} ${classes.nothing}`}>0</span>
        )}
        <span>{line.checkId === EMPTY ? t('analysis:empty') : line.title}</span>
        <span className={classes.places}>
          {ready && <i className={classes.ready} title={t('analysis:wordingReady')} />}
          {left > 0 && t('analysis:places', { count: left })}
          {left === 0 && line.places.length > 0 && t('analysis:changed')}
          {line.checkId === EMPTY && t('analysis:places', { count: line.evidence.length })}
        </span>
        <Chevron className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          {line.detail && <p className={classes.detail}>{line.detail}</p>}
          {line.places.length > 0 ? <PlaceCard line={line} /> : <EvidenceList evidence={line.evidence} />}
        </>
      )}
    </li>
  );
};
