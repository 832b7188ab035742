import type { Identity, SignInProvider } from '@verdant/contracts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { call } from '../../../../lib/api.ts';
import { refresh } from '../../../../lib/query-client.ts';
import { toast } from '../../../../lib/toast.ts';
import { AskDialog } from '../ask-dialog.tsx';

type Props = { onClose: () => void };

export function LinkIdentity({ provider: { id, name }, onClose }: Props & { provider: SignInProvider }) {
  const { t } = useTranslation('account');
  return (
    <AskDialog
      title={t('identities.link', { name })}
      text={t('identities.linkText', { name })}
      asks={['password']}
      label={t('passkeys.goOn')}
      onCancel={onClose}
      send={async ({ password }) => {
        const { url } = await call('POST /account/identity/begin', { provider: id, password });
        location.assign(url);
      }}
    />
  );
}

export function RemoveIdentity({ identity: { id, name, label }, onClose }: Props & { identity: Identity }) {
  const { t } = useTranslation('account');
  return (
    <AskDialog
      title={t('identities.removeTitle', { name })}
      text={t('identities.removeText', { name, label })}
      asks={['password']}
      label={t('passkeys.remove')}
      removes
      onCancel={onClose}
      send={async ({ password }) => {
        await call('POST /account/identity/remove', { id, password });
        await refresh('GET /account/identity/list');
        onClose();
        toast.good(t('identities.removed'));
      }}
    />
  );
}
