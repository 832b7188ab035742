import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { say } from '../../i18n/index.ts';
import { NOTICE_MS, type Toast } from '../../lib/toast.ts';

const COLOR = { good: 'bamboo', bad: 'red' } as const;

/** The same words stand there once, however often they come. */
const show = ({ id, message, tone, ms }: Toast) =>
  notifications.show({
    id: id ?? String(message),
    message,
    color: COLOR[tone],
    autoClose: ms ?? false,
    closeButtonProps: { 'aria-label': say('common:close') },
  });

/** A toast to show, or the id of one whose reason is over. */
export type ToastNews = Toast | { gone: string };

/** The toasts at the top of the page. */
export function ToastHost({ toasts }: { toasts: ToastNews[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const news of toasts.slice(shown.current)) 'gone' in news ? notifications.hide(news.gone) : show(news);
    shown.current = toasts.length;
  }, [toasts]);
  return <Notifications position="top-center" autoClose={NOTICE_MS} limit={4} className="vd-notes" />;
}
