import type { VipCode, VipLevelInfo } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './benefits.module.css';

/** What a level gives of an ability, in words; '-' where nothing. */
export const benefitOf = ({ vipAbilityRelMap }: VipLevelInfo, vip: string, ability: string): string =>
  vipAbilityRelMap[`${vip}_${ability}`]?.vipAbilityRelDesc ?? '-';

type Props = { now: VipCode; bought: VipCode; boughtName: string };

/** Where the two levels differ. */
export function Compare({ now, bought, boughtName }: Props) {
  const { t } = useTranslation('purchase');
  const levels = useCall('GET /vip/level/info', {}, { staleTime: 60_000 }).data;
  if (!levels) return null;
  const rows = levels.abilityInfoList
    .map(({ code, name }) => ({
      code,
      name,
      now: benefitOf(levels, now, code),
      bought: benefitOf(levels, bought, code),
    }))
    .filter((row) => now === bought || row.now !== row.bought);
  return (
    <table className={classes.compare}>
      <thead>
        <tr>
          <th scope="col">{t('compareTitle')}</th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{boughtName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">{row.name}</th>
            <td>{row.now}</td>
            <td>{row.bought}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
