import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { openMembership } from '../../lib/membership.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './account.module.css';
import { Card, Loaded } from './part.tsx';

/** Level, its end, when the quota renews; the ways to the benefits and to more. */
export function LevelCard() {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const renews = useCall('GET /user/vipAmount', {}).data?.find(({ renewsAt }) => renewsAt)?.renewsAt;
  return (
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
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.fact}>
    <span>{name}</span>
    <b>{value}</b>
  </div>
);
