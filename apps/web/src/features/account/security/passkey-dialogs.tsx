import { useMutation } from '@tanstack/react-query';
import type { Passkey } from '@verdant/contracts';
import { PASSKEY_NAME_MAX } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { makePasskey } from '../../../lib/passkeys/passkeys.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { NameDialog } from '../../../ui/dialog/name-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useBrowserName } from './use-browser-name.ts';

type Props = { onClose: () => void };
type OfPasskey = Props & { passkey: Passkey };

const listAgain = () => refresh('GET /account/passkey/list');

export function AddPasskey({ onClose }: Props) {
  const { t } = useTranslation('account');
  const nameOf = useBrowserName();
  return (
    <AskDialog
      title={t('passkeys.add')}
      text={t('passkeys.addText')}
      asks={['password', 'name']}
      name={nameOf(navigator.userAgent) ?? t('passkeys.thisDevice')}
      label={t('passkeys.goOn')}
      onCancel={onClose}
      send={async ({ password, name }) => {
        const made = await makePasskey(await call('POST /account/passkey/begin', { password }));
        await call('POST /account/passkey/add', { name: name.trim(), ...made });
        await listAgain();
        onClose();
        toast.good(t('passkeys.added'));
      }}
    />
  );
}

export function RenamePasskey({ passkey: { id, name }, onClose }: OfPasskey) {
  const { t } = useTranslation(['account', 'auth']);
  const label = t('account:passkeys.name');
  const renaming = useMutation({
    mutationFn: (to: string) => call('POST /account/passkey/rename', { id, name: to }),
    onSuccess: async () => {
      await listAgain();
      onClose();
    },
    onError: toastError,
  });
  return (
    <NameDialog
      title={t('account:passkeys.renameOf', { name })}
      label={label}
      initial={name}
      missing={t('auth:pleaseInput', { field: label })}
      max={PASSKEY_NAME_MAX}
      action={t('account:passkeys.save')}
      busy={renaming.isPending}
      onSave={(to) => renaming.mutate(to)}
      onClose={onClose}
    />
  );
}

export function RemovePasskey({ passkey: { id, name }, onClose }: OfPasskey) {
  const { t } = useTranslation('account');
  return (
    <AskDialog
      title={t('passkeys.removeTitle', { name })}
      text={t('passkeys.removeText')}
      asks={['password']}
      label={t('passkeys.remove')}
      removes
      onCancel={onClose}
      send={async ({ password }) => {
        await call('POST /account/passkey/remove', { id, password });
        await listAgain();
        onClose();
        toast.good(t('passkeys.removed'));
      }}
    />
  );
}
