import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';

/** More of them say nothing more. */
const MOST_NAMED = 8;

/** Which characters the page cannot show, until it is closed; it comes back when they are others. */
export const UnsetNote = ({ unset }: { unset: string[] }) => {
  const { t } = useT();
  const { t: say } = useTranslation('common');
  const [over, setOver] = useState<string | null>(null);
  const signs = unset.slice(0, MOST_NAMED).join(' ') + (unset.length > MOST_NAMED ? ' …' : '');
  const outcome = unset.join(' ');
  if (outcome === '' || over === outcome) return null;
  return (
    <div className={`${classes.fitNote} ${classes.unset}`} data-fits={false} role="status">
      {t('workspace:page.unset', { signs, count: unset.length })}
      <CloseButton size="sm" aria-label={say('close')} onClick={() => setOver(outcome)} />
    </div>
  );
};
