import type { Job, JobMatch } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import head from '../../editor/score-head.module.css';
import { useT } from '../../editor/use-t.ts';
import { ScoreMeter } from '../../ui/score-meter/score-meter.tsx';
import { useScoreMeterSize } from '../../ui/score-meter/use-score-meter-size.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './match.module.css';
import { ownScore, partPoints } from './points.ts';

/** The numeral, how it joins the résumé's own score, the score meter by the parts of the formula. */
export const MatchScore = ({ job, match }: { job: Job; match: JobMatch }) => {
  const { t } = useT();
  const { resume } = useWorkspace();
  const size = useScoreMeterSize();
  const [how, setHow] = useState(false);
  const own = ownScore(resume.analysis, job.revision, match);
  const groups = partPoints(match).map(({ part, ...points }) => ({
    key: part,
    label: t(`match:part.${part}`),
    ...points,
  }));
  const inWords = groups.map(({ label, earned, allotment }) => t('match:partOf', { label, earned, allotment }));
  const weights = groups.map(({ label, allotment }) => t('match:how.weight', { label, allotment }));
  return (
    <div className={classes.result}>
      <div className={head.head}>
        <span className={head.score}>{match.score}</span>
        <p>
          {t('match:with', { overall: match.overall })}
          <br />
          {own === null ? t('match:sumBare') : t('match:sum', { score: own, match: match.score })}
        </p>
      </div>
      <div className={head.meter}>
        <ScoreMeter
          size={size}
          tone="job"
          groups={groups}
          names={size === 'normal'}
          label={t('match:scoreMeter', { score: match.score, parts: inWords.join(t('match:join')) })}
        />
        {size !== 'normal' && (
          <p className={classes.legend} aria-hidden="true">
            {groups.map(({ key, label, earned, allotment }) => (
              <span key={key}>
                {label} <b>{earned}</b> / {allotment}
              </span>
            ))}
          </p>
        )}
      </div>
      <TextButton className={classes.how} aria-expanded={how} onClick={() => setHow(!how)}>
        {t('match:how.open')}
      </TextButton>
      {how && (
        <div className={classes.howText}>
          <p>{t('match:how.weights', { parts: weights.join(t('match:join')) })}</p>
          <p>{t('match:how.credit')}</p>
          <p>{t('match:how.years')}</p>
        </div>
      )}
    </div>
  );
};
