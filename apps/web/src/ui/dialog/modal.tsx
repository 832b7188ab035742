import { Modal as AnyModal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

/** So long after it was opened a click on the backdrop is the second half of the double click that opened it. */
const DOUBLE_CLICK_MS = 400;

/** What every dialog stands in. */
export function Modal({ closeOnClickOutside = true, ...props }: ModalProps) {
  const openedAt = useRef(0);
  const { opened, onClose } = props;
  useLayoutEffect(() => {
    if (opened) openedAt.current = performance.now();
  }, [opened]);
  const leave = () => {
    if (closeOnClickOutside && performance.now() - openedAt.current > DOUBLE_CLICK_MS) onClose();
  };
  return <AnyModal closeOnClickOutside={false} overlayProps={{ onClick: leave }} {...props} />;
}
