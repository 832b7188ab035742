import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { say } from '../../i18n/index.ts';
import { NOTICE_MS, type Toast } from '../../lib/toast.ts';

const COLOR = { good: 'bamboo', bad: 'red' } as const;

/** The same words stand there once, however often they come. */
const show = ({ message, tone, ms }: Toast) =>
  notifications.show({
    id: message,
    message,
    color: COLOR[tone],
    autoClose: ms ?? false,
    closeButtonProps: { 'aria-label': say('common:close') },
  });

/** The toasts at the top of the page. */
export function ToastHost({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) show(toast);
    shown.current = toasts.length;
  }, [toasts]);
  return <Notifications position="top-center" autoClose={NOTICE_MS} limit={4} className="vd-notes" />;
}
