import { Button, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { useTranslation } from '../../../i18n/use-translation.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import shared from '../account.module.css';
import classes from './avatars.module.css';

/** As pictures are kept: 3 : 4. */
const ASPECT = 3 / 4;
const ZOOM_MAX = 4;
const PERCENT = 100;

/** A part of a picture in fractions of its upright width and height. */
export type Crop = { x: number; y: number; width: number; height: number };
type Props = { file: File; busy: boolean; onCrop: (crop: Crop) => void; onBroken: () => void; onClose: () => void };

/** Lets a person choose the part of a picture that is kept. */
export function CropDialog({ file, busy, onCrop, onBroken, onClose }: Props) {
  const { t } = useTranslation(['account', 'common']);
  useReturnFocus();
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const done = () => {
    if (!part) return;
    const { x, y, width, height } = part;
    onCrop({ x: x / PERCENT, y: y / PERCENT, width: width / PERCENT, height: height / PERCENT });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account:avatars.crop')}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.cropper}>
        {url && (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={ASPECT}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={setPart}
            mediaProps={{ onError: onBroken, alt: '' }}
          />
        )}
      </div>
      <p className={shared.note}>{t('account:avatars.cropHint')}</p>
      <Slider
        aria-label={t('account:avatars.zoom')}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        label={null}
        value={zoom}
        onChange={setZoom}
      />
      <div className={dialog.actions}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={busy} disabled={!part} onClick={done} data-autofocus>
          {t('account:avatars.cropSave')}
        </Button>
      </div>
    </Modal>
  );
}
