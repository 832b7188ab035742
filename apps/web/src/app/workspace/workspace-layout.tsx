import { useMemo } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { ContentTab } from '../../features/content/content-tab.tsx';
import { HistoryPanel } from '../../features/history/history-panel.tsx';
import { useHistory } from '../../features/history/use-history.ts';
import { MatchTab } from '../../features/match/match-tab.tsx';
import { ReviewTab } from '../../features/review/review-tab.tsx';
import { TemplateTab } from '../../features/template/template-tab.tsx';
import { JobVersion } from '../../features/versions/job-version.tsx';
import { Thread } from '../../ui/thread.tsx';
import { Bar } from './bar/bar.tsx';
import { DraftBar } from './bar/draft-bar.tsx';
import { StaleBar } from './bar/stale-bar.tsx';
import { UncheckedBar } from './bar/unchecked-bar.tsx';
import { HighlightedStage } from './highlighted-stage.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { WorkspaceTabs } from './tabs.tsx';
import classes from './workspace.module.css';

/** Two things on screen: one panel, one page. */
export const WorkspaceLayout = () => {
  const { t } = useT();
  const { state, tab } = useWorkspace();
  const { language, content, style } = state.draft;
  const history = useHistory();
  const draft = useMemo(() => ({ language, content, style }), [language, content, style]);
  return (
    <div className={classes.workspace}>
      <Bar history={history.open} onHistory={history.toggle} />
      <div className={classes.bars}>
        <StaleBar />
        <DraftBar />
        <UncheckedBar />
      </div>
      <aside className={classes.panel} data-thread-panel aria-label={t('workspace:panel')}>
        {history.open ? (
          <HistoryPanel history={history} />
        ) : (
          <WorkspaceTabs
            panels={{
              content: <ContentTab />,
              review: <ReviewTab />,
              match: <MatchTab foot={(job) => <JobVersion job={job} />} />,
              template: <TemplateTab />,
            }}
          />
        )}
      </aside>
      <main className={classes.stage}>
        <HighlightedStage shown={history.shown ?? draft} past={history.shown !== null} />
        {(tab === 'review' || tab === 'match') && (
          <Thread
            tone={tab === 'match' ? 'job' : 'accent'}
            from="[data-thread-from]"
            to="[data-looked]"
            fromWithin="[data-thread-panel]"
            toWithin="[data-thread-stage]"
          />
        )}
      </main>
      <LeaveGuard />
    </div>
  );
};
