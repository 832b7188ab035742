import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { dismissedAdvice } from './state/dismissed.ts';
import { settledChanges } from './state/findings.ts';

type RowProps = { taken?: boolean; back: string; onBack: () => void; children: ReactNode };

const Row = ({ taken = false, back, onBack, children }: RowProps) => {
  const { busy } = useReview();
  const Icon = taken ? IconCircleCheck : IconCircleMinus;
  return (
    <li className={taken ? '' : classes.no}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <p>{children}</p>
      <Button size="compact-xs" variant="subtle" color="gray" disabled={busy} onClick={onBack}>
        {back}
      </Button>
    </li>
  );
};

/** Proposals that were decided and advice that was dismissed, folded to a line each, with the way back. */
export const Settled = () => {
  const { t } = useT();
  const { reopen, lookAgainAt } = useReview();
  const { fix, analysis, dismissed } = useWorkspace().resume;
  const changes = settledChanges(fix);
  const left = dismissedAdvice(analysis, dismissed);
  const count = changes.length + left.length;
  if (count === 0) return null;
  return (
    <section>
      <h3 className={classes.group}>{t('analysis:settled', { count })}</h3>
      <ul className={classes.settled}>
        {changes.map((change) => {
          const taken = change.state === 'accepted';
          return (
            <Row
              key={change.id}
              taken={taken}
              back={taken ? t('analysis:undo') : t('analysis:lookAgain')}
              onBack={() => reopen(fix!.id, [change])}
            >
              {taken ? (change.final ?? change.proposed) : change.original}
            </Row>
          );
        })}
        {left.map((advice) => (
          <Row key={advice.id} back={t('analysis:lookAgain')} onBack={() => lookAgainAt(advice)}>
            {advice.title}
            {advice.original && `${t('analysis:alsoJoin')}${advice.original}`}
          </Row>
        ))}
      </ul>
    </section>
  );
};
