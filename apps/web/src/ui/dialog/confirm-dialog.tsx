import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  title: string;
  text: string;
  /** what the button says; without it something is deleted for good, and it is red */
  action?: string;
  /** whether it takes something away all the same */
  removes?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done that can't be taken back. */
export function ConfirmDialog({ title, text, action, removes = !action, busy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title }}
    >
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button {...(removes ? { color: 'red.7' } : {})} loading={busy} onClick={onConfirm}>
          {action ?? t('delete')}
        </Button>
      </div>
    </Modal>
  );
}
