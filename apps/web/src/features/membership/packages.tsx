import { Radio } from '@mantine/core';
import type { VipPackage } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { yuan } from '../../lib/money.ts';
import classes from './membership.module.css';

/** What is shorter than two days is told in hours. */
const DAYS_FROM = 2;
const HOURS = 24;

type Props = { packages: VipPackage[] | undefined; chosen: string | null; onChoose: (id: string) => void };

export function Packages({ packages, chosen, onChoose }: Props) {
  const { t } = useTranslation('purchase');
  const lasting = (days: number) =>
    days < DAYS_FROM ? t('hours', { count: Math.round(days * HOURS) }) : t('days', { count: days });
  if (!packages) return <div className={classes.waiting} aria-busy="true" />;
  if (packages.length === 0) return <p className={classes.quiet}>{t('noPackages')}</p>;
  return (
    <div role="radiogroup" aria-label={t('packages')} className={classes.packages}>
      {packages.map((one) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: Mantine's Radio is the control
        <label key={one.id} className={classes.package} data-chosen={one.id === chosen || undefined}>
          <Radio name="package" value={one.id} checked={one.id === chosen} onChange={() => onChoose(one.id)} />
          <span>
            <b>{one.packageName}</b>
            {one.description && <small>{one.description}</small>}
            <small>{lasting(one.durationDay)}</small>
          </span>
          <Price offer={one} />
        </label>
      ))}
    </div>
  );
}

/** The real price, and beside it what is struck through: a fake price while its countdown runs, else the sale price. */
function Price({ offer }: { offer: VipPackage }) {
  const { t } = useTranslation('purchase');
  const left = useCountdown(offer.fakeCountdown ?? 0);
  const fake = offer.fakePrice !== undefined && left > 0 ? offer.fakePrice : null;
  const struck = fake ?? offer.salePrice;
  return (
    <span className={classes.price}>
      {struck !== null && struck !== offer.price && <del>{yuan(struck)}</del>}
      <b>{yuan(offer.price)}</b>
      {fake !== null && <small>{t('ends', { time: clock(left) })}</small>}
    </span>
  );
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Seconds that are left of `seconds`, from now on. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds <= 0) return;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
