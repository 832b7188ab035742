import { useMutation } from '@tanstack/react-query';
import type { ResumeSummary } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

export function DeleteDialog({ resume, onClose }: { resume: ResumeSummary; onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const { id, name } = resume;
  const removal = useMutation({
    mutationFn: () => call('GET /resume/del', { id }),
    onSuccess: async () => {
      await refresh('GET /resume/list', 'GET /task/list');
      toast.good(t('removed', { name }));
      onClose();
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText', { name })}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  );
}
