import { useT } from '../../editor/use-t.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import type { GroupKey } from './state/use-filter.ts';

/** Below this a list is seen at a glance. */
const WORTH_FILTERING = 5;

type Props = { counts: Map<GroupKey, number>; group: GroupKey; choose: (group: GroupKey) => void };

/** The account by groups. */
export const Filter = ({ counts, group, choose }: Props) => {
  const { t } = useT();
  const { setOpen } = useReview();
  if ((counts.get('all') ?? 0) < WORTH_FILTERING || counts.size < 3) return null;
  return (
    <fieldset className={classes.filter} aria-label={t('analysis:filter')}>
      {[...counts].map(([key, count]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === group}
          onClick={() => {
            setOpen(null);
            choose(key);
          }}
        >
          {t(`analysis:group.${key}`)} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  );
};
