import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { ANSWER_SECONDS } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './mode.module.css';

const TICK_MS = 250;
const shown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Two minutes, for whoever wants them. Counted by the clock, so that a sleeping window is not late. */
export function Timer() {
  const { t } = useTranslation('practice');
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(ANSWER_SECONDS);
  useEffect(() => {
    if (end === null) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  const start = () => {
    setLeft(ANSWER_SECONDS);
    setEnd(Date.now() + ANSWER_SECONDS * 1_000);
  };
  const icon = <IconClock size={18} stroke={1.75} aria-hidden="true" />;
  if (end === null)
    return (
      <div className={classes.timer}>
        <Button variant="default" size="sm" leftSection={icon} onClick={start}>
          {t('mode.startTimer')}
        </Button>
      </div>
    );
  return (
    <div className={classes.timer} data-over={left === 0 || undefined}>
      <span role="timer">{left > 0 ? t('mode.left', { time: shown(left) }) : t('mode.over')}</span>
      <Button variant="subtle" size="compact-sm" onClick={() => setEnd(null)}>
        {t('mode.stopTimer')}
      </Button>
    </div>
  );
}
