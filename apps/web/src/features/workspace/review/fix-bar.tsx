import { Button } from '@mantine/core';
import { useWorkspace } from '../state/context.ts';
import { MAX_ADVICE_PER_FIX } from '../state/limits.ts';
import { useT } from '../state/use-t.ts';
import { readyChanges } from './account.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';

/** The bar below the account: choose advice and have it written, or answer what was written in one go. */
export const FixBar = () => {
  const { t } = useT();
  const { fix } = useWorkspace().resume;
  const { lines, selected, setSelected, generate, decide, keepAsIs, busy } = useReview();
  const pending = fix?.changes.filter((change) => change.state === 'pending') ?? [];
  const ready = readyChanges(fix);
  const open = lines.flatMap((line) =>
    line.places
      .filter(({ advice, change, needsOwnWords }) => advice && !change && !needsOwnWords)
      .map(({ advice }) => advice!.id),
  );
  const choosable = open.slice(0, MAX_ADVICE_PER_FIX);

  if (selected.size > 0)
    return (
      <div className={classes.foot}>
        <span aria-live="polite">{t('analysis:selected', { count: selected.size })}</span>
        <Button variant="subtle" color="gray" size="xs" onClick={() => setSelected(new Set())}>
          {t('analysis:clear')}
        </Button>
        <Button size="xs" disabled={busy || selected.size > MAX_ADVICE_PER_FIX} onClick={() => generate([...selected])}>
          {t('analysis:write')}
        </Button>
      </div>
    );
  if (pending.length > 0)
    return (
      <div className={classes.foot}>
        <span>{t('analysis:pending', { count: pending.length })}</span>
        <Button variant="subtle" color="gray" size="xs" disabled={busy} onClick={keepAsIs}>
          {t('analysis:keep')}
        </Button>
        {fix && ready.length > 0 && (
          <Button
            variant="light"
            size="xs"
            disabled={busy}
            onClick={() =>
              decide(
                fix.id,
                ready.map(({ id }) => ({ changeId: id, decision: 'accept' as const })),
              )
            }
          >
            {t('analysis:acceptReady', { count: ready.length })}
          </Button>
        )}
      </div>
    );
  if (choosable.length === 0) return null;
  return (
    <div className={classes.foot}>
      <span>{t('analysis:choose')}</span>
      <Button variant="light" size="xs" disabled={busy} onClick={() => setSelected(new Set(choosable))}>
        {t('analysis:chooseAll', { count: choosable.length })}
      </Button>
    </div>
  );
};
