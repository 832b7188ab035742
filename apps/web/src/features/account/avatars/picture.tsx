import { Button } from '@mantine/core';
import type { Image } from '@verdant/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useAvatarChange } from './use-avatar-change.ts';

type Props = {
  label: string;
  inUse: boolean;
  busy: boolean;
  onUse: () => void;
  children: ReactNode;
  more?: ReactNode;
};

/** What may stand for a person, whether it does, and how to make it so. */
export function Picture({ label, inUse, busy, onUse, children, more }: Props) {
  const { t } = useTranslation('account');
  return (
    <li data-used={inUse || undefined}>
      {children}
      <b>{t(inUse ? 'avatars.inUse' : 'avatars.notUsed')}</b>
      <span>
        {!inUse && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={busy}
            aria-label={`${t('avatars.use')}: ${label}`}
            onClick={onUse}
          >
            {t('avatars.use')}
          </Button>
        )}
        {more}
      </span>
    </li>
  );
}

Picture.Own = function OwnPicture({ image, place }: { image: Image; place: number }) {
  const { t } = useTranslation('account');
  const [deleting, setDeleting] = useState(false);
  const { id, imageUrl, imageSelect } = image;
  const using = useAvatarChange(() => call('POST /resume/image/select', { id }));
  const removal = useAvatarChange(
    () => call('POST /resume/image/del', { id }),
    () => setDeleting(false),
  );
  const remove = (
    <Button
      size="compact-xs"
      variant="subtle"
      color="gray"
      aria-label={t('avatars.removeOf', { place })}
      onClick={() => setDeleting(true)}
    >
      {t('avatars.remove')}
    </Button>
  );
  return (
    <Picture
      label={t('avatars.useOf', { place })}
      inUse={imageSelect}
      busy={using.isPending}
      onUse={() => using.mutate(undefined)}
      more={remove}
    >
      <img src={imageUrl} alt="" width={64} height={64} />
      {deleting && (
        <ConfirmDialog
          title={t('avatars.removeTitle')}
          text={t('avatars.removeText')}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(undefined)}
          onClose={() => setDeleting(false)}
        />
      )}
    </Picture>
  );
};
