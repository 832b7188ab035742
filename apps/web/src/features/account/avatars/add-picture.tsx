import { FileButton, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { UPLOAD_MAX_BYTES } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';
import classes from './avatars.module.css';
import { type Crop, CropDialog } from './crop-dialog.tsx';
import { useAvatarChange } from './use-avatar-change.ts';

/** As the server takes it: fractions of the upright picture. */
const asField = ({ x, y, width, height }: Crop) => ({ crop: [x, y, width, height].join(',') });

/** Chooses a picture, then the part of it to keep, and sends both. */
export function AddPicture() {
  const { t } = useTranslation('account');
  const [file, setFile] = useState<File | null>(null);
  const close = () => setFile(null);
  const adding = useAvatarChange(
    ({ picture, crop }: { picture: File; crop: Crop }) => upload('POST /resume/image/add', picture, asField(crop)),
    () => {
      close();
      toast.good(t('avatars.added'));
    },
  );
  const take = (chosen: File | null) => {
    if (chosen && chosen.size > UPLOAD_MAX_BYTES) toast.bad(t('avatars.tooLarge'));
    else setFile(chosen);
  };
  const broken = () => {
    close();
    toast.bad(t('avatars.unreadable'));
  };
  return (
    <li>
      <FileButton onChange={take} accept="image/png,image/jpeg,image/webp">
        {(props) => (
          <UnstyledButton {...props} className={classes.addPicture} aria-label={t('avatars.upload')}>
            <IconPlus size={22} stroke={1.75} aria-hidden="true" />
          </UnstyledButton>
        )}
      </FileButton>
      <b>{t('avatars.upload')}</b>
      {file && (
        <CropDialog
          file={file}
          busy={adding.isPending}
          onCrop={(crop) => adding.mutate({ picture: file, crop })}
          onBroken={broken}
          onClose={close}
        />
      )}
    </li>
  );
}
