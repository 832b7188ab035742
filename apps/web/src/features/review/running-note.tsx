import { Button, Progress } from '@mantine/core';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { Coming } from './coming.tsx';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';

const sayings = {
  'resume.analyze': 'analysis:running',
  'fix.generate': 'analysis:writing',
  'fix.reword': 'analysis:reword.running',
} as const;

/** What runs, in words, with what it has brought so far, or why it failed and the way to try again. */
export const RunningNote = () => {
  const { t } = useT();
  const { running, failed, retry } = useReview();
  if (failed)
    return (
      <div className={`${notice.notice} ${notice.warn}`} role="alert">
        <span>
          {failed.kind === 'fix.reword' ? t('analysis:reword.failed') : t('analysis:none')}
          {failed.message && ` · ${failed.message}`}
        </span>
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('analysis:retry')}
        </Button>
      </div>
    );
  if (!running) return null;
  const { id, kind, stage, progress } = running;
  return (
    <>
      <div className={classes.progress} role="status">
        <p>
          {t(sayings[kind])}
          <span>{t(`analysis:stage.${stage}`)}</span>
        </p>
        <Progress value={Math.max(4, progress)} color="blue.6" size={4} aria-label={t(sayings[kind])} />
      </div>
      {id && kind !== 'fix.reword' && <Coming taskId={id} />}
    </>
  );
};
