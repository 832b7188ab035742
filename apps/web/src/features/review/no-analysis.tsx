import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FailureNote } from '../../editor/failure-note.tsx';
import { useT } from '../../editor/use-t.ts';
import { useDraft } from '../../lib/session.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { RunningNote } from './running-note.tsx';

/** Before the first review. */
export const NoAnalysis = () => {
  const { t } = useT();
  const { again, running, failed, failure } = useReview();
  const draft = useDraft();
  const begun = useRef(false);
  // a visitor came for nothing else
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and never over something that runs or went wrong
  useEffect(() => {
    if (!draft || begun.current || running || failed) return;
    begun.current = true;
    again();
  }, [draft]);
  return (
    <Panel>
      <div className={classes.state}>
        <h2 className="vd-d3" style={{ margin: 0 }}>
          {t('analysis:first.title')}
        </h2>
        <p>{t('analysis:first.what')}</p>
        {running || failed ? <RunningNote /> : <Button onClick={again}>{t('analysis:first.start')}</Button>}
        <FailureNote failure={failure} />
      </div>
    </Panel>
  );
};
