import { useMutation } from '@tanstack/react-query';
import type { ResumeSummary } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import { NameDialog } from '../../ui/dialog/name-dialog.tsx';

export function RenameDialog({ resume, onClose }: { resume: ResumeSummary; onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const { id, revision } = resume;
  const renaming = useMutation({
    mutationFn: (name: string) => call('POST /resume/updateing', { id, revision, name }),
    onSuccess: async () => {
      await refresh('GET /resume/list');
      onClose();
    },
    onError: toastError,
  });
  return (
    <NameDialog
      title={t('renameTitle')}
      label={t('dialog.name')}
      hint={t('dialog.nameHint')}
      initial={resume.name}
      missing={t('dialog.nameMissing')}
      action={t('save')}
      busy={renaming.isPending}
      onSave={(name) => renaming.mutate(name)}
      onClose={onClose}
    />
  );
}
