import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { MissingField, ResumeSummary } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ApiError, fileUrl } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { toastError } from '../../lib/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { missingIn } from './missing.ts';
import { MissingDialog } from './missing-dialog.tsx';
import classes from './resumes.module.css';

const INCOMPLETE = 109;

/** Open, download, delete. An incomplete résumé says what it lacks instead of being downloaded. */
export function CardActions({ resume }: { resume: ResumeSummary }) {
  const { t } = useTranslation('resumes');
  const [deleting, setDeleting] = useState(false);
  const [missing, setMissing] = useState<MissingField[] | null>(null);
  const { id, name } = resume;
  const fetching = useMutation({
    mutationFn: () => download(fileUrl('GET /resume/download', { id, format: 'pdf' }), `${name}.pdf`),
    onError: (error) => {
      if (error instanceof ApiError && error.code === INCOMPLETE) setMissing(missingIn(error.data));
      else toastError(error);
    },
  });
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.actions}>
      <Button component={Link} to={paths.workspace(id)} aria-label={t('open', { name })}>
        {t('openShort')}
      </Button>
      {resume.status !== 'processing' && (
        <Tooltip label={t('download', { name })}>
          <ActionIcon
            aria-label={t('download', { name })}
            loading={fetching.isPending}
            onClick={() => fetching.mutate()}
          >
            <IconDownload {...icon} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('remove', { name })}>
        <ActionIcon aria-label={t('remove', { name })} onClick={() => setDeleting(true)}>
          <IconTrash {...icon} />
        </ActionIcon>
      </Tooltip>
      {deleting && <DeleteDialog resume={resume} onClose={() => setDeleting(false)} />}
      {missing && <MissingDialog id={id} missing={missing} onClose={() => setMissing(null)} />}
    </div>
  );
}
