import { Button } from '@mantine/core';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { keepFile } from '../../../lib/download.ts';
import classes from './share.module.css';

/** Drawn so that it prints sharp at 4 cm, shown smaller. */
const DRAWN_PX = 640;
const SHOWN_PX = 176;

/** A link for paper. */
export function ShareQr({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('share');
  const canvas = useRef<HTMLCanvasElement>(null);
  const save = () =>
    canvas.current?.toBlob(
      (picture) => picture && keepFile(new File([picture], `${name} QR.png`, { type: picture.type })),
    );
  return (
    <div className={classes.qr}>
      <QRCodeCanvas
        ref={canvas}
        value={url}
        size={DRAWN_PX}
        style={{ width: SHOWN_PX, height: SHOWN_PX }}
        marginSize={4}
        role="img"
        aria-label={t('qrOf', { url })}
      />
      <Button variant="default" size="xs" onClick={save}>
        {t('qrSave')}
      </Button>
    </div>
  );
}
