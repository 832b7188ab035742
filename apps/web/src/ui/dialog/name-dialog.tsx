import { Button, TextInput } from '@mantine/core';
import { NAME_MAX } from '@verdant/contracts/constants';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import dialog from './dialog.module.css';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  title: string;
  label: string;
  hint?: string;
  initial: string;
  /** what is said of an empty one */
  missing: string;
  max?: number;
  action: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for a name. An empty one is refused where it was typed. */
export function NameDialog({ title, label, hint, initial, missing, max = NAME_MAX, ...props }: Props) {
  const { action, busy, onSave, onClose, children } = props;
  const { t } = useTranslation('common');
  useReturnFocus();
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const error = tried && !name.trim() ? missing : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: dialog.title }}
    >
      <form noValidate onSubmit={submit}>
        {children}
        <TextInput
          label={label}
          description={hint}
          value={name}
          maxLength={max}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <div className={dialog.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
