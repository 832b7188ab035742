import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ResumeSummary } from '@verdant/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import classes from './resumes.module.css';

export function DeleteDialog({ resume, onClose }: { resume: ResumeSummary; onClose: () => void }) {
  const { t } = useTranslation(['resumes', 'common']);
  const { id, name } = resume;
  const removal = useMutation({
    mutationFn: () => call('GET /resume/del', { id }),
    onSuccess: async () => {
      await refresh('GET /resume/list', 'GET /task/list');
      toast.good(t('resumes:removed', { name }));
      onClose();
    },
    onError: toastError,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('resumes:removeTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: classes.dialogTitle }}
    >
      <p className={classes.dialogText}>{t('resumes:removeText', { name })}</p>
      <div className={classes.dialogActions}>
        <Button variant="subtle" color="gray" onClick={onClose} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button color="red.7" loading={removal.isPending} onClick={() => removal.mutate()}>
          {t('common:delete')}
        </Button>
      </div>
    </Modal>
  );
}
