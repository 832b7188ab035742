import { type ApiErrorName, errorNameOf } from './api-error.ts';

/** What stopped the last action, to be shown where it was asked for. */
export type ShownError = { message: string; error: ApiErrorName | null };

export const shownError = (error: unknown): ShownError => ({
  message: error instanceof Error ? error.message : String(error),
  error: errorNameOf(error),
});
