import { Button, Drawer } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { DOWNLOAD_FORMATS } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { ReadBackNote } from '../../../editor/read-back/read-back-note.tsx';
import { useT } from '../../../editor/use-t.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MissingDialog } from '../bar/missing-dialog.tsx';
import { useDownload } from '../bar/use-download.ts';
import classes from './hand.module.css';
import { shareFile, sharesFiles } from './share.ts';

/** From below: the PDF to keep or to hand to another app, and the other formats. */
export const FileSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useT();
  const common = useTranslation('common').t;
  const { document } = useWorkspace();
  const { download, make, busy, missing, close } = useDownload();
  const [shares] = useState(sharesFiles);
  const [ready, setReady] = useState<File | null>(null);

  // made before it is asked for: a browser hands nothing on once a press is too long ago
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the sheet opens
  useEffect(() => {
    if (shares && document.get().missing.length === 0) void make('pdf').then(setReady);
  }, []);
  const share = async () => {
    const file = ready ?? (await make('pdf'));
    if (file) await shareFile(file);
  };
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

  return (
    <>
      <Drawer
        opened={missing === null}
        onClose={onClose}
        position="bottom"
        size="auto"
        title={t('workspace:hand.file')}
        classNames={{ content: classes.sheet!, header: classes.sheetHead!, title: classes.sheetTitle! }}
        closeButtonProps={{ 'aria-label': common('close'), size: 44 }}
      >
        <div className={classes.main}>
          <Button
            size="lg"
            fullWidth
            loading={busy && !shares}
            leftSection={<IconDownload {...icon} />}
            onClick={() => download('pdf')}
          >
            {t('workspace:download.pdfButton')}
          </Button>
          <div className={classes.proof}>
            <ReadBackNote />
          </div>
          {shares && (
            <Button
              size="lg"
              fullWidth
              variant="default"
              disabled={busy && !ready}
              leftSection={<IconShare2 {...icon} />}
              onClick={share}
            >
              {busy && !ready ? t('workspace:hand.shareWait') : t('workspace:hand.share')}
            </Button>
          )}
        </div>
        <h3 className={classes.label}>{t('workspace:hand.otherFormats')}</h3>
        <ul className={classes.formats}>
          {DOWNLOAD_FORMATS.filter((format) => format !== 'pdf').map((format) => (
            <li key={format}>
              <button type="button" onClick={() => download(format)}>
                <b>{t(`workspace:download.${format}`)}</b>
                <span>{t(`workspace:download.for.${format}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
      <MissingDialog
        missing={missing}
        onClose={() => {
          close();
          onClose();
        }}
      />
    </>
  );
};
