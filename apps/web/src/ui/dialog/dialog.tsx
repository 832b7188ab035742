import { Modal, type ModalProps } from '@mantine/core';

/** A small dialog with the title set as the house sets it. */
export const Dialog = (props: ModalProps) => (
  <Modal size="sm" padding="lg" styles={{ title: { font: 'var(--vd-t2)', textWrap: 'balance' } }} {...props} />
);
