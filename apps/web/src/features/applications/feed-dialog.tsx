import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './applications.module.css';

/** The secret address of the calendar: made, copied, renewed, withdrawn. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('applications');
  const { data, error } = useCall('GET /application/feed', {});
  const [copied, setCopied] = useState(false);
  const changing = useMutation({
    mutationFn: (how: 'renew' | 'withdraw') => call(`POST /application/feed/${how}`, {}),
    onSuccess: () => {
      setCopied(false);
      return refresh('GET /application/feed');
    },
    onError: toastError,
  });
  const url = data?.url;
  const copy = () => navigator.clipboard?.writeText(url ?? '').then(() => setCopied(true), toastError);
  return (
    <Dialog opened size="md" title={t('feed.title')} onClose={onClose}>
      <p className={dialog.text}>{t('feed.text')}</p>
      {error && <p role="alert">{error.message}</p>}
      {url ? (
        <TextInput label={t('feed.url')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      ) : (
        data && <p className={classes.none}>{t('feed.none')}</p>
      )}
      <div className={dialog.actions}>
        {url && (
          <>
            <Button variant="subtle" color="red.7" onClick={() => changing.mutate('withdraw')}>
              {t('feed.withdraw')}
            </Button>
            <Button variant="default" loading={changing.isPending} onClick={() => changing.mutate('renew')}>
              {t('feed.renew')}
            </Button>
            <Button onClick={() => void copy()}>{t(copied ? 'feed.copied' : 'feed.copy')}</Button>
          </>
        )}
        {data && !url && (
          <Button loading={changing.isPending} onClick={() => changing.mutate('renew')}>
            {t('feed.make')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
