import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { call } from '../../../../lib/api.ts';
import { refresh } from '../../../../lib/query-client.ts';
import dialog from '../../../../ui/dialog/dialog.module.css';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus.ts';
import { AddKeyForm } from './add-key-form.tsx';
import { ShownKey } from './shown-key.tsx';

/** Makes a key, then shows it: only its owner has it from then on, so a click beside the dialog closes nothing. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const [secret, setSecret] = useState<string | null>(null);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={secret === null}
      closeOnEscape={secret === null}
      title={t(secret === null ? 'account:keys.add' : 'account:keys.shown')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      {secret === null ? (
        <AddKeyForm
          onCancel={onClose}
          send={async (asked) => {
            const made = await call('POST /account/key/add', asked);
            await refresh('GET /account/key/list');
            setSecret(made.secret);
          }}
        />
      ) : (
        <ShownKey secret={secret} onDone={onClose} />
      )}
    </Modal>
  );
}
