import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { DOWNLOAD_FORMATS } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { useT } from '../../../editor/use-t.ts';
import classes from './bar.module.css';
import { MissingDialog } from './missing-dialog.tsx';
import { useDownload } from './use-download.ts';

/** A second press on what stood here a moment ago, such as "Confirm and edit", downloads nothing. */
const SETTLE_MS = 700;

export const Download = () => {
  const { t } = useT();
  const { download, busy, missing, close } = useDownload();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span className={classes.split}>
        <Button
          loading={busy}
          aria-disabled={!settled || undefined}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          onClick={() => settled && download('pdf')}
        >
          {t('workspace:download.pdfButton')}
        </Button>
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <Button px={8} disabled={busy} aria-label={t('workspace:download.other')}>
              <IconChevronDown size={18} stroke={1.75} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {DOWNLOAD_FORMATS.map((format) => (
              <Menu.Item key={format} onClick={() => download(format)}>
                {t(`workspace:download.${format}`)}
                <Text size="2xs" c="dimmed">
                  {t(`workspace:download.for.${format}`)}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </span>
      <MissingDialog missing={missing} onClose={close} />
    </>
  );
};
