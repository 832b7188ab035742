import { Button } from '@mantine/core';
import type { Engine } from '@verdant/contracts';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { EngineNote } from '../../editor/engine-note.tsx';
import { FailureNote } from '../../editor/failure-note.tsx';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { Panel } from '../../ui/panel.tsx';
import { AcceptedNote } from './accepted-note.tsx';
import { Filter } from './filter.tsx';
import { AccountLine } from './finding/finding-line.tsx';
import { FixBar } from './fix-bar.tsx';
import { NoAnalysis } from './no-analysis.tsx';
import { Questions } from './questions/questions.tsx';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { RunningNote } from './running-note.tsx';
import { ScoreHead } from './score/score-head.tsx';
import { Settled } from './settled.tsx';
import { useFilter } from './state/use-filter.ts';
import { useReviewKeys } from './state/use-review-keys.ts';
import { Strengths } from './strengths.tsx';
import { UnsureNote } from './unsure-note.tsx';

/** The wordings say who wrote them where that is not who reviewed. */
const otherEngine = (wrote: Engine, reviewed: Engine) =>
  wrote.name !== reviewed.name || wrote.model !== reviewed.model || wrote.reason !== undefined;

/** What is it worth, and why? */
export const ReviewTab = () => {
  const { t } = useT();
  const { resume } = useWorkspace();
  const revision = useDocumentState((state) => state.revision);
  const { analysis, fix } = resume;
  const { lines, open, running, failed, failure, again, busy } = useReview();
  const { shown, filter } = useFilter(lines, open);
  useReviewKeys();

  if (!analysis) return <NoAnalysis />;
  const pending = fix?.changes.some(({ state }) => state === 'pending');
  const old = analysis.revision !== revision && !busy;
  return (
    <Panel foot={lines.length > 0 ? <FixBar /> : undefined}>
      <ScoreHead analysis={analysis} openCheck={open} onAgain={again} busy={busy} />
      {(running || failed) && <RunningNote />}
      <FailureNote failure={failure} />
      {analysis.unscored && (
        <p className={notice.notice} role="status">
          <span>{t('analysis:unscored')}</span>
        </p>
      )}
      <UnsureNote unsure={analysis.unsure ?? []} />
      <AcceptedNote analysis={analysis} />
      {old && !running && (
        <div className={notice.notice}>
          <span>{t('analysis:old')}</span>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={again}>
            {t('analysis:again')}
          </Button>
        </div>
      )}
      {lines.length > 0 ? (
        <>
          {pending && fix && otherEngine(fix.engine, analysis.engine) && <EngineNote engine={fix.engine} written />}
          {fix && fix.changes.length === 0 && fix.unanswered.length > 0 && !running && (
            <p className={notice.notice} role="status">
              <span>{t('analysis:nothingWritten')}</span>
            </p>
          )}
          <Filter {...filter} />
          <ul className={classes.account}>
            {shown.map((line) => (
              <AccountLine key={line.checkId} line={line} />
            ))}
          </ul>
        </>
      ) : (
        <p className={notice.notice}>{t(resume.dismissed.length > 0 ? 'analysis:allDecided' : 'analysis:none')}</p>
      )}
      {!analysis.unscored && <Questions />}
      <Settled />
      <Strengths strengths={analysis.strengths} />
    </Panel>
  );
};
