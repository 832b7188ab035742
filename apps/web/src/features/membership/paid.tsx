import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PayStatus } from '@verdant/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { yuan } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { usePayWords } from '../../ui/pay-words.ts';
import classes from './paid.module.css';

export function Paid({ paid, onClose }: { paid: PayStatus; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const { day, second } = useDates();
  const words = usePayWords();
  const rows = [
    [t('paid.order'), paid.orderNo],
    [t('paid.amount'), yuan(paid.totalAmount)],
    [t('paid.at'), paid.successTime ? second(paid.successTime) : '-'],
    [t('paid.channel'), words.channel(paid.payChannel)],
  ] as const;
  return (
    <div className={classes.paid} role="status">
      <span className={classes.check}>
        <IconCheck size={24} stroke={2} aria-hidden="true" />
      </span>
      <h2 className="vd-d3">{t('paid.title')}</h2>
      {paid.expiresAt && <p>{t('paid.until', { when: day(paid.expiresAt) })}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button fullWidth onClick={onClose} data-autofocus>
        {t('paid.done')}
      </Button>
      <small>
        {t('paid.questions')}
        <Link to={paths.contact} onClick={onClose}>
          {t('paid.contact')}
        </Link>
        {t('paid.withNumber')}
      </small>
    </div>
  );
}
