import { useTranslation } from '../../../i18n/use-translation.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import { type Asked, AskForm, type AskProps } from './ask-form.tsx';

type Props<K extends Asked> = Omit<AskProps<K>, 'fills'> & { title: string; text: string };

/** The same questions in a dialog, with what comes of the answer. */
export function AskDialog<K extends Asked>({ title, text, ...form }: Props<K>) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={form.onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: dialog.title }}
    >
      <p className={dialog.text}>{text}</p>
      <AskForm {...form} fills />
    </Modal>
  );
}
