import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconLayoutKanban,
  IconLink,
  IconPencil,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Archive } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call, fileUrl } from '../../../lib/api.ts';
import { useAddApplication } from '../../../lib/applications/add-application.ts';
import { download } from '../../../lib/download.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { NameDialog } from '../../../ui/dialog/name-dialog.tsx';
import { PdfThumb } from '../../../ui/pdf/pdf-thumb.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { TagDialog } from '../tags/tag-dialog.tsx';
import own from './portfolio.module.css';

type Props = { archive: Archive; chosen: boolean; onChoose: () => void };

export function ArchiveRow({ archive, chosen, onChoose }: Props) {
  const { t } = useTranslation(['resumes', 'share', 'applications', 'archives', 'tags', 'common']);
  const { when } = useDates();
  const [dialog, setDialog] = useState<'rename' | 'tags' | 'share' | 'delete' | null>(null);
  const templates = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const { id, name } = archive;
  const template = templates.data?.find((one) => one.id === archive.template)?.name ?? archive.template;
  const { uses } = archive;
  const usedBy = [
    uses.applications && t('archives:applications', { count: uses.applications }),
    uses.links && t('archives:links', { count: uses.links }),
  ]
    .filter(Boolean)
    .join(t('archives:and'));
  const close = () => setDialog(null);
  const over = async () => {
    await refresh('GET /archive/list');
    close();
  };
  const renaming = useMutation({
    mutationFn: (to: string) => call('POST /archive/updateing', { id, name: to }),
    onSuccess: over,
    onError: toastError,
  });
  const removal = useMutation({
    mutationFn: () => call('GET /archive/del', { id }),
    onSuccess: async () => {
      await over();
      toast.good(t('resumes:portfolio.removed', { name }));
    },
    onError: toastError,
  });
  const fetching = useMutation({
    mutationFn: () => download(fileUrl('GET /archive/file', { id, as: 'download' }), archive.fileName),
    onError: toastError,
  });
  const adding = useAddApplication();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={own.row} data-chosen={chosen || undefined}>
      <button type="button" className={own.choose} aria-pressed={chosen} onClick={onChoose}>
        <PdfThumb url={fileUrl('GET /archive/file', { id, as: 'view' })} />
        <span>
          <b>{name}</b>
          <span>{archive.fileName}</span>
          <small>
            {t('resumes:portfolio.facts', { when: when(archive.createdAt), template, revision: archive.revision })}
          </small>
          {archive.tags.length > 0 && <small>{archive.tags.map((tag) => `# ${tag}`).join('  ')}</small>}
        </span>
      </button>
      <ActionIcon
        aria-label={t('resumes:portfolio.downloadOf', { name })}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        <IconDownload {...icon} />
      </ActionIcon>
      <Menu position="bottom-end" width={200} radius="lg" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('resumes:more', { name })}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLayoutKanban {...icon} />} onClick={() => adding.mutate({ archiveId: id })}>
            {t('applications:add')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setDialog('rename')}>
            {t('resumes:rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTag {...icon} />} onClick={() => setDialog('tags')}>
            {t('tags:action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => setDialog('share')}>
            {t('share:action')}
          </Menu.Item>
          <Menu.Item color="red.7" leftSection={<IconTrash {...icon} />} onClick={() => setDialog('delete')}>
            {t('common:delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && (
        <NameDialog
          title={t('resumes:portfolio.renameTitle')}
          label={t('resumes:archiveName')}
          initial={name}
          missing={t('resumes:dialog.nameMissing')}
          action={t('resumes:save')}
          busy={renaming.isPending}
          onSave={(to) => renaming.mutate(to)}
          onClose={close}
        />
      )}
      {dialog === 'tags' && <TagDialog of={{ archiveId: id }} name={name} tags={archive.tags} onClose={close} />}
      {dialog === 'share' && <ShareDialog of={{ archiveId: id }} name={name} onClose={close} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('resumes:portfolio.removeTitle')}
          text={`${t('resumes:portfolio.removeText', { name })}${usedBy ? t('archives:breaks', { by: usedBy }) : ''}`}
          busy={removal.isPending}
          onConfirm={() => removal.mutate()}
          onClose={close}
        />
      )}
    </li>
  );
}
