import { Button } from '@mantine/core';
import type { ErrorName } from '@verdant/contracts';
import { openMembership } from '../lib/membership.ts';
import type { ShownError } from '../lib/shown-error.ts';
import classes from './failure-note.module.css';
import { useT } from './use-t.ts';

/** used up, or more than the level allows */
const UPGRADABLE: readonly unknown[] = ['balance', 'benefits'] satisfies ErrorName[];

/** Why something was refused, and the way on where a better level is one. */
export const FailureNote = ({ failure }: { failure: ShownError | null }) => {
  const { t } = useT();
  if (!failure || failure.error === 'aborted') return null;
  const upgradable = UPGRADABLE.includes(failure.error);
  return (
    <div className={`${classes.note} ${upgradable ? classes.warn : classes.bad}`} role="alert">
      <span>{failure.message}</span>
      {upgradable && (
        <Button variant="default" size="compact-xs" onClick={() => openMembership('recharge')}>
          {t('match:upgrade')}
        </Button>
      )}
    </div>
  );
};
