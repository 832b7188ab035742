export const TOAST_MS = 3_000;
export const NOTICE_MS = 4_500;

export type Toast = { message: string; tone: 'good' | 'bad'; ms: number };

let listener: ((toast: Toast) => void) | null = null;
const early: Toast[] = [];

/** For the one place that shows them; it gets those that came before it, too. Returns how to stop. */
export function onToast(show: (toast: Toast) => void): () => void {
  listener = show;
  for (const toast of early.splice(0)) show(toast);
  return () => {
    if (listener === show) listener = null;
  };
}

const say = (toast: Toast): void => {
  if (listener) listener(toast);
  else early.push(toast);
};

/** Short words at the top of the page. `bad` stays a little longer, so that it can be read. */
export const toast = {
  good: (message: string) => say({ message, tone: 'good', ms: TOAST_MS }),
  bad: (message: string) => say({ message, tone: 'bad', ms: NOTICE_MS }),
};

/** Shows the error of a failed call, unless it was reported already; an aborted call is not reported. */
export const toastError = (error: unknown): void => {
  const { code, reported } = (error ?? {}) as { code?: unknown; reported?: unknown };
  if (code === 'aborted' || reported) return;
  toast.bad(error instanceof Error ? error.message : String(error));
};
