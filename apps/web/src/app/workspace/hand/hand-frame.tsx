import { useEffect, useState } from 'react';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { HistoryPanel } from '../../../features/history/history-panel.tsx';
import { useHistory } from '../../../features/history/use-history.ts';
import { PairPanel } from '../../../features/pair/pair-panel.tsx';
import { useTranslate } from '../../../features/versions/use-translate.ts';
import { useDraft } from '../../../lib/session.ts';
import { askToSignUp } from '../../../lib/sign-up.ts';
import { useAway } from '../../../lib/weather/weather.ts';
import { DocumentWeather } from '../bar/document-weather.tsx';
import { DraftBar } from '../bar/draft-bar.tsx';
import { SaveNote } from '../bar/save-note.tsx';
import { StaleBar } from '../bar/stale-bar.tsx';
import { UncheckedBar } from '../bar/unchecked-bar.tsx';
import { panels } from '../panels.tsx';
import { FileSheet } from './file-sheet.tsx';
import classes from './hand.module.css';
import { HandBar } from './hand-bar.tsx';
import { HandNav } from './hand-nav.tsx';
import { LookSwitch } from './look-switch.tsx';
import { MoreView } from './more-view.tsx';
import { PageView } from './page-view.tsx';
import { useRoom } from './use-room.ts';
import { useView } from './use-view.ts';

/** One thing at a time: the bar of the document on top, below it what one looks at, the way to the rest under the thumb. */
export const HandFrame = () => {
  const { tab } = useWorkspace();
  const away = useAway();
  const { view, show } = useView();
  const history = useHistory();
  const { top, height, keyboard, short } = useRoom();
  const [file, setFile] = useState(false);
  const guest = useDraft();
  const translate = useTranslate();
  const openFile = () => (guest ? void askToSignUp('download') : setFile(true));
  const isTrouble = useDocumentState(({ save }) => save.kind === 'refused' || (save.kind === 'retrying' && !away));

  // an older revision is looked at in the history and on the page, nowhere else
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view ends it
  useEffect(() => {
    if (view !== 'page' && view !== 'history') history.close();
  }, [view]);

  const past = {
    ...history,
    close: () => show('more'),
    look: async (revision: number) => {
      await history.look(revision);
      show('page');
    },
    restore: async (revision: number) => {
      await history.restore(revision);
      show('page');
    },
  };

  return (
    <div
      className={classes.hand}
      style={{ top, height: `calc(${height}px - var(--vd-cookies, 0px))` }}
      data-short={short || undefined}
      data-hand
    >
      <HandBar onFile={openFile} />
      {isTrouble && (
        <div className={classes.trouble}>
          <SaveNote />
        </div>
      )}
      <DocumentWeather />
      <StaleBar />
      <DraftBar />
      <UncheckedBar />
      <main className={classes.view} data-view={view ?? tab}>
        {view === 'page' && <PageView history={past} onBack={history.close} />}
        {view === 'more' && <MoreView onFile={openFile} />}
        {view === 'history' && <HistoryPanel history={past} />}
        {view === 'pair' && <PairPanel onClose={() => show('more')} onTranslate={translate} />}
        {view === null && (
          <>
            {tab === 'template' && <LookSwitch at="template" />}
            {panels[tab]()}
          </>
        )}
      </main>
      {!keyboard && <HandNav />}
      {file && <FileSheet onClose={() => setFile(false)} />}
    </div>
  );
};
