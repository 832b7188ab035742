import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './resumes.module.css';

type Props = { title: string; text: string; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before something goes for good. */
export function ConfirmDialog({ title, text, busy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.dialogTitle }}
    >
      <p className={classes.dialogText}>{text}</p>
      <div className={classes.dialogActions}>
        <Button variant="subtle" color="gray" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red.7" loading={busy} onClick={onConfirm}>
          {t('delete')}
        </Button>
      </div>
    </Modal>
  );
}
