import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { useCall } from '../../lib/query-client.ts';
import { useMembership } from '../../lib/session.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import classes from './benefits.module.css';
import { benefitOf } from './compare.tsx';
import shared from './membership.module.css';

type Props = { onRecharge: () => void; onClose: () => void };

/** Abilities in rows, levels in columns; the own level stands out. */
export function BenefitsDialog({ onRecharge, onClose }: Props) {
  const { t } = useTranslation(['membership', 'common']);
  const { day } = useDates();
  const levels = useCall('GET /vip/level/info', {}, { staleTime: 60_000 });
  const { info } = useMembership();
  const standing = () => {
    if (!info) return t('membership:benefits.visitor');
    const { vipName: level, expiresAt } = info;
    if (!expiresAt) return t('membership:benefits.youFree', { level });
    return t('membership:benefits.youUntil', { level, when: day(expiresAt) });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      radius="xl"
      size={820}
      attributes={{ content: { 'aria-label': t('membership:benefits.title') } }}
    >
      <div className={shared.head}>
        <div>
          <h2>{t('membership:benefits.title')}</h2>
          <p>{standing()}</p>
        </div>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </div>
      {levels.data ? (
        <div className={classes.tableRoom}>
          <table className={classes.benefits}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('membership:benefits.ability')}</VisuallyHidden>
                </th>
                {levels.data.vipInfoList.map(({ vipCode, vipName }) => (
                  <th key={vipCode} scope="col" data-current={vipCode === info?.vipCode || undefined}>
                    {vipName}
                    {vipCode === info?.vipCode && <small>{t('membership:benefits.current')}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {levels.data.abilityInfoList.map(({ code, name }) => (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  {levels.data.vipInfoList.map(({ vipCode }) => (
                    <td key={vipCode} data-current={vipCode === info?.vipCode || undefined}>
                      {benefitOf(levels.data, vipCode, code)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={shared.quiet} role={levels.error ? 'alert' : 'status'}>
          {levels.error ? levels.error.message : t('common:loading')}
        </p>
      )}
      <div className={classes.foot}>
        <small>{t('membership:benefits.renews')}</small>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button onClick={onRecharge}>{t('membership:benefits.recharge')}</Button>
      </div>
    </Modal>
  );
}
