import { useMutation } from '@tanstack/react-query';
import type { ApiKey } from '@verdant/contracts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { call } from '../../../../lib/api.ts';
import { refresh } from '../../../../lib/query-client.ts';
import { toast, toastError } from '../../../../lib/toast.ts';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('account');
  const revoking = useMutation({
    mutationFn: () => call('POST /account/key/revoke', { id }),
    onSuccess: async () => {
      await refresh('GET /account/key/list');
      onClose();
      toast.good(t('keys.revoked'));
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      title={t('keys.revokeTitle', { name })}
      text={t('keys.revokeText')}
      action={t('keys.revoke')}
      removes
      busy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    />
  );
}
