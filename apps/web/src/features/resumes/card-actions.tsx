import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lack, ListedResume } from '@verdant/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fileUrl } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { missingFrom } from '../../lib/missing.ts';
import { paths } from '../../lib/paths.ts';
import { toastError } from '../../lib/toast.ts';
import classes from './card.module.css';
import { CardMenu } from './card-menu.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/** Open, download, and the rest behind three dots. An incomplete résumé says what it lacks instead of being downloaded. */
export function CardActions({ resume }: { resume: ListedResume }) {
  const { t } = useTranslation('resumes');
  const [missing, setMissing] = useState<Lack[] | null>(null);
  const { id, name } = resume;
  const fetching = useMutation({
    mutationFn: () => download(fileUrl('GET /resume/download', { id, format: 'pdf' }), `${name}.pdf`),
    onError: (error) => {
      const lacking = missingFrom(error);
      if (lacking) setMissing(lacking);
      else toastError(error);
    },
  });
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
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
      <CardMenu resume={resume} onMissing={setMissing} />
      {missing && <MissingDialog id={id} missing={missing} onClose={() => setMissing(null)} />}
    </div>
  );
}
