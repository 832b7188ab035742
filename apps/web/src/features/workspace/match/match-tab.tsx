import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../panel.tsx';
import review from '../review/review.module.css';
import { useReview } from '../review/review-context.tsx';
import { RunningNote } from '../review/running-note.tsx';
import { useWorkspace } from '../state/context.ts';
import { useT } from '../state/use-t.ts';
import { markTerms } from './jd-marks.ts';
import { JobForm } from './job-form.tsx';
import classes from './match.module.css';
import { MatchResult } from './match-result.tsx';

/** Does it fit this job? */
export const MatchTab = () => {
  const { t } = useT();
  const { analysis } = useWorkspace().resume;
  const { running, failed } = useReview();
  const [replacing, setReplacing] = useState(false);
  const job = analysis?.jobDescription ?? null;
  const match = analysis?.match ?? null;

  return (
    <Panel>
      {(running || failed) && <RunningNote />}
      {job && !replacing ? (
        <div className={classes.jd}>
          <div className={classes.jdHead}>
            {t('analysis:job')}
            <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setReplacing(true)}>
              {t('analysis:replace')}
            </Button>
          </div>
          <p>
            {markTerms(job, match?.terms ?? []).map(({ text, mark }, i) => {
              // spans of one text have no other identity than their place
              const key = `${i}`;
              return mark ? (
                <mark key={key} className={mark === 'missing' ? classes.missing : undefined}>
                  {text}
                </mark>
              ) : (
                <span key={key}>{text}</span>
              );
            })}
          </p>
        </div>
      ) : (
        <JobForm
          initial={job ?? ''}
          onCancel={job ? () => setReplacing(false) : undefined}
          onStarted={() => setReplacing(false)}
        />
      )}
      {job && !match && !replacing && !running && <p className={review.notice}>{t('analysis:noTerms')}</p>}
      {analysis && match && !replacing && <MatchResult analysis={analysis} match={match} />}
    </Panel>
  );
};
