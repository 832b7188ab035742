import type { FitResult, Measures } from '@verdant/contracts';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';

/** What fitting to one or two pages came to: the values it took, or how many lines are too many. */
export const FitNote = ({ fit, measures }: { fit: FitResult; measures: Measures }) => {
  const { t } = useT();
  const { size, spacing, margins } = measures;
  const values = {
    size: Math.round(size * 10) / 10,
    spacing: Math.round(spacing * 100),
    margins: Math.round(margins * 100),
  };
  return (
    <p className={classes.fitNote} data-fits={fit.fits} role="status">
      {fit.fits
        ? t('workspace:fit.fits', { count: fit.wanted, ...values })
        : t('workspace:fit.over', { pages: fit.wanted, count: fit.over })}
    </p>
  );
};
