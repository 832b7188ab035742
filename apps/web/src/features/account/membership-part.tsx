import { Button } from '@mantine/core';
import type { VipAmount } from '@verdant/contracts';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../lib/format-dates.ts';
import { openMembership } from '../../lib/membership.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './account.module.css';
import { Card, Loaded } from './part.tsx';
import { QuotaMeter } from './quota-meter.tsx';

/** Level, end, and what is left of each ability. */
export function MembershipPart() {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const amounts = useCall('GET /user/vipAmount', {});
  const renews = amounts.data?.find(({ renewsAt }) => renewsAt)?.renewsAt;
  return (
    <>
      <Loaded query={useCall('GET /user/info', {})}>
        {(info) => (
          <Card>
            <div className={classes.level}>
              <Fact name={t('membership.level')} value={info.vipName} />
              <Fact name={t('membership.expires')} value={info.expiresAt ? day(info.expiresAt) : t('profile.never')} />
              {renews && <Fact name={t('membership.renews')} value={day(renews)} />}
              <div>
                <Button variant="default" onClick={() => openMembership('benefits')}>
                  {t('membership.benefits')}
                </Button>
                <Button onClick={() => openMembership('recharge')}>{t('membership.recharge')}</Button>
              </div>
            </div>
          </Card>
        )}
      </Loaded>
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

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.fact}>
    <span>{name}</span>
    <b>{value}</b>
  </div>
);

const Amounts = ({ title, amounts }: { title: string; amounts: VipAmount[] }) =>
  amounts.length > 0 && (
    <Card title={title}>
      <div className={classes.meters}>
        {amounts.map((amount) => (
          <QuotaMeter key={amount.code} amount={amount} />
        ))}
      </div>
    </Card>
  );
