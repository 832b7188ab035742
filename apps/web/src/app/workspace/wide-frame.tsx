import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { HistoryPanel } from '../../features/history/history-panel.tsx';
import { useHistory } from '../../features/history/use-history.ts';
import { PairPanel } from '../../features/pair/pair-panel.tsx';
import { useTranslate } from '../../features/versions/use-translate.ts';
import { Thread } from '../../ui/thread.tsx';
import { Bar } from './bar/bar.tsx';
import { DocumentWeather } from './bar/document-weather.tsx';
import { DraftBar } from './bar/draft-bar.tsx';
import { StaleBar } from './bar/stale-bar.tsx';
import { UncheckedBar } from './bar/unchecked-bar.tsx';
import { useView } from './hand/use-view.ts';
import { HighlightedStage } from './highlighted-stage.tsx';
import { WorkspaceTabs } from './tabs.tsx';
import classes from './workspace.module.css';

/** Two things on screen: one panel, one page. */
export const WideFrame = () => {
  const { t } = useT();
  const { tab } = useWorkspace();
  const history = useHistory();
  const { view, show, hide } = useView();
  const translate = useTranslate();
  const pair = view === 'pair';
  const showPair = () => {
    history.close();
    show('pair');
  };
  return (
    <div className={classes.workspace}>
      <Bar
        history={history.open}
        onHistory={history.toggle}
        pair={pair && !history.open}
        onPair={pair && !history.open ? hide : showPair}
      />
      <div className={classes.bars}>
        <DocumentWeather />
        <StaleBar />
        <DraftBar />
        <UncheckedBar />
      </div>
      <aside className={classes.panel} data-thread-panel aria-label={t('workspace:panel')}>
        {history.open ? (
          <HistoryPanel history={history} />
        ) : pair ? (
          <PairPanel onClose={hide} onTranslate={translate} />
        ) : (
          <WorkspaceTabs />
        )}
      </aside>
      <main className={classes.stage}>
        <HighlightedStage past={history.shown} />
        {!pair && (tab === 'review' || tab === 'match') && (
          <Thread
            tone={tab === 'match' ? 'job' : 'accent'}
            from="[data-thread-from]"
            to="[data-looked]"
            fromWithin="[data-thread-panel]"
            toWithin="[data-thread-stage]"
          />
        )}
      </main>
    </div>
  );
};
