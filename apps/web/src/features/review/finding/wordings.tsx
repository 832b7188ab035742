import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Change } from '@verdant/contracts';
import { MAX_WORDINGS } from '@verdant/contracts/constants';
import { useT } from '../../../editor/use-t.ts';
import { useReview } from '../review-context.tsx';
import { placeOfWording } from '../state/wordings.ts';
import classes from './card.module.css';

/** The wordings before and after the one in view, the note it was made for, and why the last wish brought none. */
export const Wordings = ({ change }: { change: Change }) => {
  const { t } = useT();
  const { turnWording, model, busy } = useReview();
  const { all, at, wording } = placeOfWording(change);
  const { unmet } = change;
  const why =
    unmet &&
    (unmet.reason === 'same'
      ? t('analysis:reword.same')
      : t(`analysis:engine.${unmet.reason}`, { model: model ?? t('analysis:engine.aModel') }));
  return (
    <>
      {all.length > 1 && (
        <p className={classes.wordings}>
          <span className={classes.pager}>
            <ActionIcon
              size={24}
              disabled={busy}
              aria-label={t('analysis:reword.previous')}
              onClick={() => turnWording(change, -1)}
            >
              <IconChevronLeft size={15} stroke={1.75} />
            </ActionIcon>
            {t('analysis:reword.at', { at: at + 1, of: all.length })}
            <ActionIcon
              size={24}
              disabled={busy}
              aria-label={t('analysis:reword.next')}
              onClick={() => turnWording(change, 1)}
            >
              <IconChevronRight size={15} stroke={1.75} />
            </ActionIcon>
          </span>
          {wording?.note && <span>{t('analysis:reword.noted', { note: wording.note })}</span>}
        </p>
      )}
      {why && (
        <p className={classes.hint} role="status">
          {unmet.note && `${t('analysis:reword.noted', { note: unmet.note })} `}
          {why}
        </p>
      )}
    </>
  );
};

/** Of the button that opens the note. */
export const askId = ({ id }: Change) => `reword-${id}`;

/** The wish for another wording; without a model nobody here has one. */
export const AskForAnother = ({ change }: { change: Change }) => {
  const { t } = useT();
  const { model, canReword, noting, setNoting, busy, running } = useReview();
  if (model === null) return null;
  const enough = !canReword(change);
  return (
    <Tooltip label={enough ? t('analysis:reword.enough', { most: MAX_WORDINGS }) : t('analysis:key', { key: 'R' })}>
      <Button
        id={askId(change)}
        size="xs"
        variant="subtle"
        color="gray"
        disabled={busy || enough}
        loading={running?.kind === 'fix.reword'}
        aria-expanded={noting === change.id}
        onClick={() => setNoting(noting === change.id ? null : change.id)}
      >
        {t('analysis:reword.ask')}
      </Button>
    </Tooltip>
  );
};
