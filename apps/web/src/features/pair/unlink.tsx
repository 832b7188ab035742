import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import classes from './pair.module.css';

/** The two go their own ways; asked once more, for what they agreed on is gone then. */
export const Unlink = () => {
  const { t } = useTranslation('pair');
  const { id } = useWorkspace().document;
  const [asked, setAsked] = useState(false);
  const parting = useMutation({
    mutationFn: () => call('GET /resume/pair/unlink', { id }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey('GET /resume/pair/detail', { id }), null);
      toast.good(t('unlink.done'));
    },
    onError: toastError,
  });
  if (!asked)
    return (
      <div className={classes.unlink}>
        <Button variant="subtle" color="gray" size="xs" onClick={() => setAsked(true)}>
          {t('unlink.go')}
        </Button>
      </div>
    );
  return (
    <div className={classes.unlink} role="alertdialog" aria-label={t('unlink.go')}>
      <p>{t('unlink.sure')}</p>
      <Button variant="default" size="xs" autoFocus onClick={() => setAsked(false)}>
        {t('unlink.no')}
      </Button>
      <Button variant="default" color="red" size="xs" loading={parting.isPending} onClick={() => parting.mutate()}>
        {t('unlink.yes')}
      </Button>
    </div>
  );
};
