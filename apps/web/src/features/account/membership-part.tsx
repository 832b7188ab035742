import type { VipAmount } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './account.module.css';
import { LevelCard } from './level-card.tsx';
import { Card, Loaded } from './part.tsx';
import { QuotaMeter } from './quota-meter.tsx';

/** Level, end, and what is left of each ability. */
export function MembershipPart() {
  const { t } = useTranslation('account');
  const amounts = useCall('GET /user/vipAmount', {});
  return (
    <>
      <LevelCard />
      <Loaded query={amounts}>
        {(all) => (
          <>
            <Amounts title={t('membership.month')} amounts={all.filter((one) => one.renewsAt)} />
            <Amounts
              title={t('membership.limits')}
              amounts={all.filter((one) => !one.renewsAt).toSorted(countedFirst)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

const countedFirst = (a: VipAmount, b: VipAmount) => Number(a.used === null) - Number(b.used === null);

/** Abilities with what is used of them. */
export const Amounts = ({ title, amounts }: { title: string; amounts: VipAmount[] }) =>
  amounts.length > 0 && (
    <Card title={title}>
      <div className={classes.meters}>
        {amounts.map((amount) => (
          <QuotaMeter key={amount.code} amount={amount} />
        ))}
      </div>
    </Card>
  );
