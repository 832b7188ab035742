import { Button } from '@mantine/core';
import { useT } from '../../../editor/use-t.ts';
import type { HistoryState } from '../../../features/history/use-history.ts';
import { HighlightedStage } from '../highlighted-stage.tsx';
import classes from './hand.module.css';
import { LookSwitch } from './look-switch.tsx';

/** The page on its own; an older revision says that it is one, and how to come back from it. */
export const PageView = ({ history, onBack }: { history: HistoryState; onBack: () => void }) => {
  const { t } = useT();
  const { shown, revision } = history;
  return (
    <>
      {shown && revision !== null ? (
        <div className={classes.past} role="status">
          <span>{t('workspace:hand.past', { revision })}</span>
          <Button variant="subtle" color="gray" size="xs" onClick={onBack}>
            {t('workspace:hand.pastBack')}
          </Button>
          <Button size="xs" disabled={history.busy} onClick={() => history.restore(revision)}>
            {t('workspace:history.restore')}
          </Button>
        </div>
      ) : (
        <LookSwitch at="page" />
      )}
      <HighlightedStage past={shown} />
    </>
  );
};
