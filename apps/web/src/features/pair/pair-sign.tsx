import { Tooltip } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { usePair } from '../../editor/document/use-pair.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './pair.module.css';
import { placesOf } from './use-pair.ts';

type Props = { open: boolean; onToggle: () => void };

/** Quietly beside the name: at how many places the two of a pair are behind each other. Nothing where there is no pair. */
export const PairSign = ({ open, onToggle }: Props) => {
  const { t } = useTranslation('pair');
  const { data: pair } = usePair();
  if (!pair) return null;
  const count = placesOf(pair);
  const label = count > 0 ? t('behind', { count }) : t('even');
  return (
    <Tooltip withinPortal={false} label={count > 0 ? t('title') : `${t('title')} · ${label}`}>
      <button
        type="button"
        className={classes.sign}
        aria-pressed={open}
        aria-label={`${t('title')}: ${label}`}
        data-behind={count > 0 || undefined}
        onClick={onToggle}
      >
        <IconArrowsLeftRight size={16} stroke={1.75} aria-hidden="true" />
        {count > 0 && (
          <>
            <span className={classes.signWords}>{label}</span>
            <span className={classes.signCount}>{count}</span>
          </>
        )}
      </button>
    </Tooltip>
  );
};
