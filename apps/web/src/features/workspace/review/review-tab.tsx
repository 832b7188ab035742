import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Panel } from '../panel.tsx';
import { useWorkspace } from '../state/context.ts';
import { useT } from '../state/use-t.ts';
import { AccountLine } from './account-line.tsx';
import { FixBar } from './fix-bar.tsx';
import { NoAnalysis } from './no-analysis.tsx';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { RunningNote } from './running-note.tsx';
import { ScoreHead } from './score-head.tsx';
import { Settled } from './settled.tsx';
import { Strengths } from './strengths.tsx';
import { useReviewKeys } from './use-review-keys.ts';

/** What is it worth, and why? */
export const ReviewTab = () => {
  const { t } = useT();
  const { resume, state } = useWorkspace();
  const { analysis, fix } = resume;
  const { lines, open, running, failed, again, last, reopen, busy } = useReview();
  useReviewKeys();

  if (!analysis) return <NoAnalysis />;
  const old = analysis.revision !== state.revision && !busy;
  return (
    <Panel foot={lines.length > 0 ? <FixBar /> : undefined}>
      <ScoreHead analysis={analysis} openCheck={open} onAgain={again} busy={busy} />
      {(running || failed) && <RunningNote />}
      {last && (
        <div className={`${classes.notice} ${classes.good}`} role="status">
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
          <span>{t('analysis:accepted', { before: last.before, after: last.after })}</span>
          <Button
            variant="subtle"
            size="compact-xs"
            disabled={busy}
            onClick={() =>
              reopen(
                last.fixId,
                last.changeIds.map((id) => ({ id })),
              )
            }
          >
            {t('analysis:undo')}
          </Button>
        </div>
      )}
      {old && !running && (
        <div className={classes.notice}>
          <span>{t('analysis:old')}</span>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={again}>
            {t('analysis:again')}
          </Button>
        </div>
      )}
      {lines.length > 0 ? (
        <ul className={classes.account}>
          {lines.map((line) => (
            <AccountLine key={line.checkId} line={line} />
          ))}
        </ul>
      ) : (
        <p className={classes.notice}>{t('analysis:none')}</p>
      )}
      {fix && <Settled fix={fix} />}
      <Strengths strengths={analysis.strengths} />
    </Panel>
  );
};
