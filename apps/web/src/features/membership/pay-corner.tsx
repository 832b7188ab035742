import { SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { PayChannel, VipPackage } from '@verdant/contracts';
import { QRCodeSVG } from 'qrcode.react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { yuan } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { usePayWords } from '../../ui/pay-words.ts';
import classes from './membership.module.css';

const QR_SIZE = 128;

type Props = {
  chosen: VipPackage | null;
  channel: PayChannel;
  ordered: { orderNo: string; qrCode: string } | null;
  failure: Error | null;
  onChannel: (channel: PayChannel) => void;
  onRefresh: () => void;
  onLeave: () => void;
};

export function PayCorner({ chosen, channel, ordered, failure, onChannel, onRefresh, onLeave }: Props) {
  const { t } = useTranslation('purchase');
  const words = usePayWords();
  const channels = useCall('GET /vip/channel/list', {}, { staleTime: 60_000 }).data ?? [];
  const sandbox = channels.find(({ payChannel }) => payChannel === channel)?.sandbox ?? false;
  const amount = chosen ? yuan(chosen.price) : '';
  return (
    <div className={classes.right}>
      {channels.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('channel')}
          value={channel}
          data={channels.map(({ payChannel }) => ({ value: payChannel, label: words.channel(payChannel) }))}
          onChange={(value) => onChannel(value as PayChannel)}
        />
      )}
      <div className={classes.qr} aria-live="polite">
        {ordered ? (
          <QRCodeSVG value={ordered.qrCode} size={QR_SIZE} title={t('qr', { amount })} data-order={ordered.orderNo} />
        ) : (
          <span>{failure ? failure.message : chosen ? t('preparing') : ''}</span>
        )}
      </div>
      <b className={classes.amount}>{amount}</b>
      <p>{t(`scan.${channel}`)}</p>
      <p className={classes.onPhone}>{t('onPhone')}</p>
      <button type="button" className={classes.link} onClick={onRefresh} disabled={!chosen}>
        <IconRefresh size={15} stroke={1.75} aria-hidden="true" /> {t('refresh')}
      </button>
      {sandbox && ordered && (
        <p className={classes.sandbox}>
          {t('sandbox')}{' '}
          <a href={ordered.qrCode} target="_blank" rel="noreferrer">
            {t('openSandbox')}
          </a>
        </p>
      )}
      <small>
        {t('agree')}
        <Link to={paths.service} onClick={onLeave}>
          {t('terms')}
        </Link>
        {t('agreeEnd')}
        <br />
        {t('refundRule')}
      </small>
    </div>
  );
}
