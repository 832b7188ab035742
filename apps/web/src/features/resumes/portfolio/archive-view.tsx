import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Archive } from '@verdant/contracts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call, fileUrl } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { paths } from '../../../lib/paths.ts';
import { refresh } from '../../../lib/query-client.ts';
import { useGo } from '../../../lib/routing/use-navigation.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { PdfPages } from '../../../ui/pdf/pdf-pages.tsx';
import own from './portfolio.module.css';

/** The archived file itself. */
export function ArchiveView({ archive }: { archive: Archive }) {
  const { t } = useTranslation('resumes');
  const go = useGo();
  const { id, name, fileName } = archive;
  const fetching = useMutation({
    mutationFn: () => download(fileUrl('GET /archive/file', { id, as: 'download' }), fileName),
    onError: toastError,
  });
  const again = useMutation({
    mutationFn: () => call('POST /archive/restore', { id }),
    onSuccess: async ({ resumeId }) => {
      await refresh('GET /resume/list');
      toast.good(t('portfolio.freshDone', { name }));
      await go(paths.workspace(resumeId));
    },
    onError: toastError,
  });
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section className={own.view} aria-label={t('portfolio.preview', { name })}>
      <header>
        <h2>{fileName}</h2>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconCopy {...icon} />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('portfolio.fresh')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          loading={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          {t('portfolio.download')}
        </Button>
      </header>
      {/* a place to scroll has to be reached by keys */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <section className={own.stage} tabIndex={0} aria-label={fileName}>
        <PdfPages url={fileUrl('GET /archive/file', { id, as: 'view' })} label={name} maxWidth={640} />
      </section>
      <footer>{t('portfolio.forEver')}</footer>
    </section>
  );
}
