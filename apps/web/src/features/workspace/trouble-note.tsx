import { Button } from '@mantine/core';
import type { ErrorName } from '@verdant/contracts';
import { openMembership } from '../../lib/membership.ts';
import type { Trouble } from './match/use-jobs.ts';
import { useT } from './state/use-t.ts';
import classes from './trouble-note.module.css';

/** used up, or more than the level allows */
const UPGRADABLE: readonly unknown[] = ['balance', 'benefits'] satisfies ErrorName[];

/** Why something was refused, and the way on where a better level is one. */
export const TroubleNote = ({ trouble }: { trouble: Trouble | null }) => {
  const { t } = useT();
  if (!trouble || trouble.error === 'aborted') return null;
  const upgradable = UPGRADABLE.includes(trouble.error);
  return (
    <div className={`${classes.note} ${upgradable ? classes.warn : classes.bad}`} role="alert">
      <span>{trouble.message}</span>
      {upgradable && (
        <Button variant="default" size="compact-xs" onClick={() => openMembership('recharge')}>
          {t('match:upgrade')}
        </Button>
      )}
    </div>
  );
};
