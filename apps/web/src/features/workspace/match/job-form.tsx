import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useReview } from '../review/review-context.tsx';
import { JOB_DESCRIPTION_MAX } from '../state/limits.ts';
import { useT } from '../state/use-t.ts';
import classes from './match.module.css';

type Props = { initial: string; onCancel?: () => void; onStarted: () => void };

/** The job in its own words. Without it there is nothing to match. */
export const JobForm = ({ initial, onCancel, onStarted }: Props) => {
  const { t } = useT();
  const { analyze, busy } = useReview();
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState(false);
  const over = text.length > JOB_DESCRIPTION_MAX;
  const empty = !text.trim();
  const error = over
    ? t('workspace:tooLong', { limit: JOB_DESCRIPTION_MAX, length: text.length })
    : asked && empty
      ? t('analysis:needJob')
      : null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (empty || over) return;
        void analyze(text.trim());
        onStarted();
      }}
    >
      <Textarea
        label={t('analysis:job')}
        description={t('analysis:jobWhy')}
        placeholder={t('analysis:jobPlaceholder')}
        autosize
        minRows={8}
        maxRows={16}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.hintRow}>
        <span className={classes.acts}>
          <Button type="submit" size="xs" disabled={busy}>
            {t('analysis:match')}
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
              {t('workspace:cancel')}
            </Button>
          )}
        </span>
        <span className={`${classes.count} ${over ? classes.over : ''}`}>
          {text.length} / {JOB_DESCRIPTION_MAX}
        </span>
      </div>
    </form>
  );
};
