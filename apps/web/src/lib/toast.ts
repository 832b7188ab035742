import { notifications } from '@mantine/notifications';

const TOAST_MS = 3_000;
const NOTICE_MS = 4_500;

/** Short words at the top of the page. `bad` stays a little longer, so that it can be read. */
export const toast = {
  good: (message: string) => notifications.show({ id: message, message, color: 'bamboo', autoClose: TOAST_MS }),
  bad: (message: string) => notifications.show({ id: message, message, color: 'red', autoClose: NOTICE_MS }),
};

/** Tells what a call had to say when it failed; an aborted call is nobody's trouble. */
export const toastError = (error: unknown): void => {
  if ((error as { code?: unknown })?.code === 'aborted') return;
  toast.bad(error instanceof Error ? error.message : String(error));
};
