import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowsDiff,
  IconArrowsLeftRight,
  IconCopy,
  IconDots,
  IconLink,
  IconMessages,
  IconPencil,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lack, ListedResume } from '@verdant/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { compareOf, pairOf } from '../../lib/paths.ts';
import { useBeginPractice } from '../../lib/practice/begin-practice.ts';
import { refresh } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { TagDialog } from './tags/tag-dialog.tsx';

type Props = { resume: ListedResume; onMissing: (missing: Lack[]) => void };

/** What is done with a résumé now and then: rename, duplicate, archive, share, delete. */
export function CardMenu({ resume, onMissing }: Props) {
  const { t } = useTranslation(['resumes', 'share', 'compare', 'pair', 'tags', 'common', 'practice']);
  const [dialog, setDialog] = useState<'rename' | 'tags' | 'archive' | 'share' | 'delete' | null>(null);
  const { id, name } = resume;
  const copyName = t('resumes:dialog.copyName', { name });
  const copying = useMutation({
    mutationFn: () => call('POST /resume/duplicate', { id, name: copyName.slice(0, 120) }),
    onSuccess: async () => {
      await refresh('GET /resume/list');
      toast.good(t('resumes:duplicated', { name: copyName }));
    },
    onError: toastError,
  });
  const practising = useBeginPractice();
  const settled = resume.status !== 'processing';
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const close = () => setDialog(null);
  return (
    <>
      <Menu position="bottom-end" width={220} radius="lg" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('resumes:more', { name })} loading={copying.isPending}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {settled && (
            <>
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setDialog('rename')}>
                {t('resumes:rename')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTag {...icon} />} onClick={() => setDialog('tags')}>
                {t('tags:action')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copying.mutate()}>
                {t('resumes:duplicate')}
              </Menu.Item>
              <Menu.Item component={Link} to={compareOf(id)} leftSection={<IconArrowsDiff {...icon} />}>
                {t('compare:actionWith')}
              </Menu.Item>
              <Menu.Item component={Link} to={pairOf(id)} leftSection={<IconArrowsLeftRight {...icon} />}>
                {t('pair:title')}
              </Menu.Item>
              <Menu.Item leftSection={<IconMessages {...icon} />} onClick={() => practising.mutate({ resumeId: id })}>
                {t('practice:start')}
              </Menu.Item>
              <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => setDialog('archive')}>
                {t('resumes:archive')}
              </Menu.Item>
              <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => setDialog('share')}>
                {t('share:action')}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          <Menu.Item color="red.7" leftSection={<IconTrash {...icon} />} onClick={() => setDialog('delete')}>
            {t('common:delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && <RenameDialog resume={resume} onClose={close} />}
      {dialog === 'tags' && <TagDialog of={{ resumeId: id }} name={name} tags={resume.tags} onClose={close} />}
      {dialog === 'archive' && <ArchiveDialog resume={resume} onMissing={onMissing} onClose={close} />}
      {dialog === 'share' && <ShareDialog of={{ resumeId: id }} name={name} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog resume={resume} onClose={close} />}
    </>
  );
}
