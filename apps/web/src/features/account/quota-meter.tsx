import type { VipAmount } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './account.module.css';

const BARS = 20;

/** How much of an ability is used, as bars; words where nothing is counted. */
export function QuotaMeter({ amount }: { amount: VipAmount }) {
  const { t } = useTranslation('account');
  const { name, limit, used } = amount;
  const words =
    limit === null
      ? t('membership.unlimited')
      : limit === 0
        ? t('membership.notIncluded')
        : t('membership.upTo', { count: limit });
  const share = limit ? Math.min(1, (used ?? 0) / limit) : 0;
  // a little used is at least one bar: it must not look like nothing
  const lit = share === 0 ? 0 : Math.max(1, Math.round(share * BARS));
  return (
    <div className={classes.meter}>
      <span>{name}</span>
      {used === null || limit === null ? (
        <b>{used !== null && limit === null ? `${used} · ${words}` : words}</b>
      ) : (
        <b>
          {used} <small>/ {limit}</small>
        </b>
      )}
      {used !== null && limit !== null && (
        <div role="img" aria-label={t('membership.of', { used, limit })}>
          {Array.from({ length: BARS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity than their place
            <i key={at} data-on={at < lit || undefined} />
          ))}
        </div>
      )}
    </div>
  );
}
