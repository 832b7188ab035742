import type { ModalProps } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Modal } from './modal.tsx';

/** A small dialog with the title set as the house sets it. */
export const Dialog = (props: ModalProps) => {
  const { t } = useTranslation('common');
  return (
    <Modal
      size="sm"
      padding="lg"
      styles={{ title: { font: 'var(--vd-t2)', textWrap: 'balance' } }}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
    />
  );
};
