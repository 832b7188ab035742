import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { say } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NOTICE_MS, saidBy, TOAST_MS, type Toast } from '../../lib/toast.ts';
import { isBrief } from '../../lib/toast-lifetimes.ts';

const COLOR = { good: 'bamboo', bad: 'red' } as const;

/** Its words, in the language of the moment. */
function Words({ toast }: { toast: Toast }) {
  useTranslation();
  return saidBy(toast);
}

const msOf = ({ stands }: Toast): number | null => {
  if (typeof stands !== 'string') return stands;
  return isBrief(stands) ? TOAST_MS : null;
};

/** The same words stand there once, however often they come. */
const show = (toast: Toast) =>
  notifications.show({
    id: toast.id ?? String(saidBy(toast)),
    message: <Words toast={toast} />,
    color: COLOR[toast.tone],
    autoClose: msOf(toast) ?? false,
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
