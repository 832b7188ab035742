import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CsvFault } from '@verdant/contracts';
import { APPLICATION_CSV_MAX } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call, fileUrl } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { refresh } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './applications.module.css';

/** All applications into a file, or out of one; what is wrong in a file is said by line. */
export function CsvDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('applications');
  const [faults, setFaults] = useState<CsvFault[]>([]);
  const saving = useMutation({
    mutationFn: () => download(fileUrl('GET /application/export', {}), 'applications.csv'),
    onError: toastError,
  });
  const bringing = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      if (csv.length > APPLICATION_CSV_MAX) throw new Error(t('file.tooBig'));
      return call('POST /application/import', { csv });
    },
    onSuccess: async ({ added, faults: found }) => {
      setFaults(found);
      if (found.length) return;
      await refresh('GET /application/list');
      toast.good(t('file.added', { count: added }));
      onClose();
    },
    onError: toastError,
  });
  return (
    <Dialog opened size="md" title={t('file.title')} onClose={onClose}>
      <p className={dialog.text}>{t('file.text')}</p>
      {faults.length > 0 && (
        <div role="alert" className={classes.faults}>
          <p>{t('file.faults')}</p>
          <ul>
            {faults.map(({ line, fault, column }) => (
              <li key={`${line} ${fault} ${column}`}>
                {t('file.at', { line })}
                {t(`file.fault.${fault}`, { column: column ?? '' })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={dialog.actions}>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && bringing.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={bringing.isPending}>
              {t('file.bring')}
            </Button>
          )}
        </FileButton>
        <Button loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('file.save')}
        </Button>
      </div>
    </Dialog>
  );
}
