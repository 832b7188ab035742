import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import type { JobTerm } from '@verdant/contracts';
import { placeWords } from '../review/places.ts';
import { useWorkspace } from '../state/context.ts';
import { useT } from '../state/use-t.ts';
import classes from './match.module.css';

const icons = { yes: IconCircleCheck, half: IconCircleHalf2, none: IconCircleDashed };
const stateOf = (credit: number) => (credit >= 0.8 ? 'yes' : credit > 0 ? 'half' : 'none');

/** One term: whether it is there, where, and what it is credited. Clicking leads to the place. */
export const TermRow = ({ term }: { term: JobTerm }) => {
  const { t } = useT();
  const { state, goToField } = useWorkspace();
  const { path } = term;
  const kind = stateOf(term.credit);
  const Icon = icons[kind];
  const inside = (
    <>
      <Icon className={classes[kind]} size={15} stroke={1.75} role="img" aria-label={t(`analysis:term.${kind}`)} />
      <span>{term.term}</span>
      <span className={classes.place}>
        {path ? placeWords(state.draft.content, path, t) : t('analysis:term.notFound')}
      </span>
      <span className={classes.credit}>{term.credit.toFixed(1)}</span>
    </>
  );
  return (
    <li>
      {path ? (
        <button type="button" className={classes.term} onClick={() => goToField(path)}>
          {inside}
        </button>
      ) : (
        <div className={classes.term}>{inside}</div>
      )}
    </li>
  );
};
