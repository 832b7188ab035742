import { Button, Progress } from '@mantine/core';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';

/** What runs, in words, or why it failed and the way to try again. */
export const RunningNote = () => {
  const { t } = useT();
  const { running, failed, retry } = useReview();
  if (failed)
    return (
      <div className={`${notice.notice} ${notice.warn}`} role="alert">
        <span>
          {t('analysis:none')}
          {failed.message && ` · ${failed.message}`}
        </span>
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('analysis:retry')}
        </Button>
      </div>
    );
  if (!running) return null;
  return (
    <div className={classes.progress} role="status">
      <p>
        {running.kind === 'fix.generate' ? t('analysis:writing') : t('analysis:running')}
        <span>{t(`analysis:stage.${running.stage}`)}</span>
      </p>
      <Progress value={Math.max(4, running.progress)} color="blue.6" size={4} aria-label={t('analysis:running')} />
    </div>
  );
};
