import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from '../../ui/dialog/dialog.module.css';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';

const NAME_MAX = 120;

type Props = {
  title: string;
  label: string;
  hint?: string;
  initial: string;
  action: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for a name. An empty one is refused where it was typed. */
export function NameDialog({ title, label, hint, initial, action, busy, onSave, onClose, children }: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  useReturnFocus();
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const error = tried && !name.trim() ? t('resumes:dialog.nameMissing') : null;
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
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      <form noValidate onSubmit={submit}>
        {children}
        <TextInput
          label={label}
          description={hint}
          value={name}
          maxLength={NAME_MAX}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <div className={dialog.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
