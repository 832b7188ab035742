import type { Analysis, JobMatch } from '@verdant/contracts';
import { Slips } from '../../../ui/slips.tsx';
import review from '../review/review.module.css';
import { useSlipSize } from '../state/use-slip-size.ts';
import { useT } from '../state/use-t.ts';
import classes from './match.module.css';
import { TermRow } from './term-row.tsx';

/** Weights of the overall figure: `overall = round(0.65 · résumé + 0.35 · match)`, as the rules compute it. */
const SHARE = { resume: 65, match: 35 };

export const MatchResult = ({ analysis, match }: { analysis: Analysis; match: JobMatch }) => {
  const { t } = useT();
  const size = useSlipSize();
  return (
    <div className={classes.result}>
      <div className={review.head}>
        <span className={review.score}>{match.score}</span>
        <p>
          {t('analysis:matchWith', { overall: match.overall })}
          <br />
          {t('analysis:formula', { score: analysis.score, share: SHARE.resume, match: match.score, rest: SHARE.match })}
        </p>
      </div>
      <div className={review.slips}>
        <Slips
          size={size}
          tone="job"
          names={false}
          groups={[{ key: 'match', label: '', earned: match.score, allotment: 100 }]}
          label={t('analysis:matchOf', { score: match.score })}
        />
      </div>
      <div className={classes.terms}>
        {(['must', 'nice'] as const).map((need) => {
          const terms = match.terms.filter((term) => term.need === need);
          if (terms.length === 0) return null;
          return (
            <section key={need}>
              <h3>
                {t(`analysis:${need}`, { count: terms.length })}
                <span>{t('analysis:credit')}</span>
              </h3>
              <ul>
                {terms.map((term) => (
                  <TermRow key={term.term} term={term} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
};
