import { CloseButton } from '@mantine/core';
import type { FitResult, Measures } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';

const STANDS_MS = 6_000;

/**
 * What fitting to one or two pages came to: the values it took, or how many lines are too many. Success goes by itself,
 * the other when it is closed; neither comes back until the outcome is another one.
 */
export const FitNote = ({ fit, measures }: { fit: FitResult; measures: Measures }) => {
  const { t } = useT();
  const { t: say } = useTranslation('common');
  const outcome = `${fit.wanted} ${fit.fits}`;
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!fit.fits) return;
    const timer = setTimeout(() => setOver(outcome), STANDS_MS);
    return () => clearTimeout(timer);
  }, [fit.fits, outcome]);
  if (over === outcome) return null;
  const { size, spacing, margins } = measures;
  const values = {
    size: Math.round(size * 10) / 10,
    spacing: Math.round(spacing * 100),
    margins: Math.round(margins * 100),
  };
  return (
    <div className={classes.fitNote} data-fits={fit.fits} role="status">
      {fit.fits
        ? t('workspace:fit.fits', { count: fit.wanted, ...values })
        : t('workspace:fit.over', { pages: fit.wanted, count: fit.over })}
      <CloseButton size="sm" aria-label={say('close')} onClick={() => setOver(outcome)} />
    </div>
  );
};
