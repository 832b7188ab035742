import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { Fix } from '@verdant/contracts';
import { useT } from '../../editor/use-t.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { settledChanges } from './state/findings.ts';

/** Decided proposals, folded to a line each, with the way back. */
export const Settled = ({ fix }: { fix: Fix }) => {
  const { t } = useT();
  const { reopen, busy } = useReview();
  const settled = settledChanges(fix);
  if (settled.length === 0) return null;
  return (
    <section>
      <h3 className={classes.group}>{t('analysis:settled', { count: settled.length })}</h3>
      <ul className={classes.settled}>
        {settled.map((change) => {
          const taken = change.state === 'accepted';
          const Icon = taken ? IconCircleCheck : IconCircleMinus;
          return (
            <li key={change.id} className={taken ? '' : classes.no}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              <p>{taken ? (change.final ?? change.proposed) : change.original}</p>
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                disabled={busy}
                onClick={() => reopen(fix.id, [change])}
              >
                {taken ? t('analysis:undo') : t('analysis:lookAgain')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
