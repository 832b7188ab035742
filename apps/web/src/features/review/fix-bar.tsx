import { Button } from '@mantine/core';
import { FailureNote } from '../../editor/failure-note.tsx';
import { useT } from '../../editor/use-t.ts';
import classes from './review.module.css';
import { useReview } from './review-context.tsx';
import { choosable, readyDecisions } from './state/findings.ts';

const Chosen = () => {
  const { t } = useT();
  const { selected, choose, generate, beyond, busy } = useReview();
  return (
    <>
      {beyond && (
        <div className={classes.footNote}>
          <FailureNote failure={{ message: t('analysis:limit'), error: 'benefits' }} />
        </div>
      )}
      <div className={classes.foot}>
        <span aria-live="polite">{t('analysis:selected', { count: selected.size })}</span>
        <Button variant="subtle" color="gray" size="xs" onClick={() => choose([])}>
          {t('analysis:clear')}
        </Button>
        <Button size="xs" disabled={busy} onClick={() => generate([...selected])}>
          {t('analysis:write')}
        </Button>
      </div>
    </>
  );
};

const Pending = ({ count }: { count: number }) => {
  const { t } = useT();
  const { fix, decide, keepAsIs, wordingFor, busy } = useReview();
  const ready = readyDecisions(fix, wordingFor);
  return (
    <div className={classes.foot}>
      <span>{t('analysis:pending', { count })}</span>
      <Button variant="subtle" color="gray" size="xs" disabled={busy} onClick={keepAsIs}>
        {t('analysis:keep')}
      </Button>
      {fix && ready.length > 0 && (
        <Button variant="light" size="xs" disabled={busy} onClick={() => decide(fix.id, ready)}>
          {t(ready.length === count ? 'analysis:acceptAll' : 'analysis:acceptReady', { count: ready.length })}
        </Button>
      )}
    </div>
  );
};

/** The bar below the account: choose advice and have it written, or answer what was written in one go. */
export const FixBar = () => {
  const { t } = useT();
  const { fix, lines, selected, choose, limit, answerable, keepAsIs, busy } = useReview();
  const pending = fix?.changes.filter((change) => change.state === 'pending') ?? [];
  const open = choosable(lines, answerable);

  if (selected.size > 0) return <Chosen />;
  if (pending.length > 0) return <Pending count={pending.length} />;
  if (open.length === 0) return null;
  return (
    <div className={classes.foot}>
      <span>{t('analysis:choose')}</span>
      <Button variant="subtle" color="gray" size="xs" disabled={busy} onClick={keepAsIs}>
        {t('analysis:keep')}
      </Button>
      <Button variant="light" size="xs" disabled={busy || !limit.known} onClick={() => choose(open)}>
        {t('analysis:chooseAll', { count: Math.min(open.length, limit.most) })}
      </Button>
    </div>
  );
};
