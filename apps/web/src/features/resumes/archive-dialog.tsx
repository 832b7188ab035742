import { useMutation } from '@tanstack/react-query';
import type { Lack, ResumeSummary } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { missingFrom } from '../../lib/missing.ts';
import { portfolio } from '../../lib/paths.ts';
import { refresh } from '../../lib/query-client.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { toast, toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { NameDialog } from '../../ui/dialog/name-dialog.tsx';

type Props = { resume: ResumeSummary; onMissing: (missing: Lack[]) => void; onClose: () => void };

/** Keeps the résumé as it is now. An incomplete one says what it lacks instead. */
export function ArchiveDialog({ resume, onMissing, onClose }: Props) {
  const { t } = useTranslation('resumes');
  const go = useGo();
  const keeping = useMutation({
    mutationFn: (name: string) => call('POST /archive/updateing', { resumeId: resume.id, name }),
    onSuccess: async ({ id, name }) => {
      await refresh('GET /archive/list');
      toast.good(t('archived', { name }));
      await go(portfolio(id));
    },
    onError: (error) => {
      const missing = missingFrom(error);
      if (missing) onMissing(missing);
      else toastError(error);
      onClose();
    },
  });
  return (
    <NameDialog
      title={t('archiveTitle')}
      label={t('archiveName')}
      hint={t('archiveNameHint')}
      initial={resume.name}
      missing={t('dialog.nameMissing')}
      action={t('archive')}
      busy={keeping.isPending}
      onSave={(name) => keeping.mutate(name)}
      onClose={onClose}
    >
      <p className={dialog.text}>{t('archiveText')}</p>
    </NameDialog>
  );
}
