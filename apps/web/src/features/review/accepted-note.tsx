import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Analysis } from '@verdant/contracts';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { useReview } from './review-context.tsx';

/** What the last decision did to the score, or why it did nothing to it, with the way back. */
export const AcceptedNote = ({ analysis }: { analysis: Analysis }) => {
  const { t } = useT();
  const { last, reopen, busy } = useReview();
  if (!last) return null;
  const { before, after, unfilled } = last;
  const ceiling = analysis.ledger.find(({ group }) => group === 'cap');
  const words = () => {
    if (before !== after) return t('analysis:accepted', { before, after });
    if (ceiling) return t('analysis:acceptedCapped', { after, ceiling: ceiling.title });
    return t(unfilled ? 'analysis:acceptedUnfilled' : 'analysis:acceptedSame', { after });
  };
  return (
    <div className={`${notice.notice} ${notice.good}`} role="status">
      <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
      <span>{words()}</span>
      <Button
        variant="subtle"
        size="compact-xs"
        disabled={busy}
        onClick={() =>
          reopen(
            last.fixId,
            last.changeIds.map((id) => ({ id })),
          )
        }
      >
        {t('analysis:undo')}
      </Button>
    </div>
  );
};
