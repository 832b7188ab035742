import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { ScoreMeterMini } from '../../../ui/score-meter/score-meter-mini.tsx';
import classes from './bar.module.css';
import { Tip } from './tip.tsx';

/** The score on every tab; it leads to the account. */
export const ScoreButton = () => {
  const { t } = useT();
  const { resume, openTab } = useWorkspace();
  const { analysis } = resume;
  if (!analysis) return null;
  return (
    <Tip label={t('workspace:openReview')}>
      <button
        type="button"
        className={classes.score}
        aria-label={t('analysis:scoreOf', { score: analysis.score })}
        onClick={() => openTab('review')}
      >
        <ScoreMeterMini groups={analysis.groups.map(({ group, ...rest }) => ({ key: group, ...rest }))} />
        {analysis.score}
      </button>
    </Tip>
  );
};
