import { CloseButton } from '@mantine/core';
import type { PayChannel } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { useCall } from '../../lib/query-client.ts';
import { useCurrent, useMembership } from '../../lib/session.ts';
import { toastError } from '../../lib/toast.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { PersonMark } from '../../ui/person-mark.tsx';
import { Compare } from './compare.tsx';
import classes from './membership.module.css';
import { Packages } from './packages.tsx';
import { Paid } from './paid.tsx';
import { PayCorner } from './pay-corner.tsx';
import { usePurchase } from './use-purchase.ts';

type Props = { onBenefits: () => void; onClose: () => void };

/** Packages on the left, the code to scan on the right. Mounted anew each time it opens, so nothing is left over. */
export function PurchaseDialog({ onBenefits, onClose }: Props) {
  const { t } = useTranslation(['purchase', 'layout', 'common']);
  const { day } = useDates();
  const { user } = useCurrent();
  const { info } = useMembership();
  const packages = useCall('GET /vip/package/list', {}, { staleTime: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const [channel, setChannel] = useState<PayChannel>('WX');
  const offered = packages.error ? [] : packages.data;
  const current = offered?.find(({ id }) => id === chosen) ?? offered?.[0] ?? null;
  const { ordered, paid, failure, order } = usePurchase(current?.id ?? null, channel);
  useEffect(() => {
    if (packages.error) toastError(packages.error);
  }, [packages.error]);
  const name = user?.name || t('layout:dearUser');
  const standing = info && {
    level: info.vipName,
    when: info.expiresAt ? day(info.expiresAt) : '',
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      radius="xl"
      size={paid ? 460 : 860}
      attributes={{ content: { 'aria-label': t('purchase:activate', { name }) } }}
    >
      {paid ? (
        <Paid paid={paid} onClose={onClose} />
      ) : (
        <>
          <div className={classes.head}>
            {user && <PersonMark user={user} size={44} />}
            <div>
              <h2 data-nameless={!user?.name || undefined}>{t('purchase:activate', { name })}</h2>
              {standing && <p>{t(info?.expiresAt ? 'purchase:nowOn' : 'purchase:nowFree', standing)}</p>}
            </div>
            <CloseButton aria-label={t('common:close')} onClick={onClose} />
          </div>
          <div className={classes.purchase}>
            <Packages packages={offered} chosen={current?.id ?? null} onChoose={setChosen} />
            <PayCorner
              chosen={current}
              channel={channel}
              ordered={ordered}
              failure={failure}
              onChannel={setChannel}
              onRefresh={order}
              onLeave={onClose}
            />
            <div className={classes.more}>
              {current && (
                <Compare now={info?.vipCode ?? 'FREE'} bought={current.vipCode} boughtName={current.packageName} />
              )}
              <button type="button" className={classes.link} onClick={onBenefits}>
                {t('purchase:compare')}
              </button>
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}
