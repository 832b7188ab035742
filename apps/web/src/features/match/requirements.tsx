import type { JobMatch } from '@verdant/contracts';
import { useT } from '../../editor/use-t.ts';
import classes from './match.module.css';
import { RequirementRow } from './requirement-row.tsx';

/** Everything the job asks for by name: what must be there first, in each the best credited on top. */
export const Requirements = ({ match }: { match: JobMatch }) => {
  const { t } = useT();
  const terms = match.terms.map((term, at) => ({ term, at }));
  return (['must', 'nice'] as const).map((need) => {
    const asked = terms.filter(({ term }) => term.need === need).sort((a, b) => b.term.credit - a.term.credit);
    if (asked.length === 0) return null;
    return (
      <section key={need} className={classes.block}>
        <h3>
          {t(`match:${need}`, { count: asked.length })}
          <span>{t('match:credit')}</span>
        </h3>
        <ul>
          {asked.map(({ term, at }) => (
            <RequirementRow key={at} term={term} at={at} />
          ))}
        </ul>
      </section>
    );
  });
};
