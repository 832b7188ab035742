import { ApiError } from './api-error.ts';

/** What stopped the last action, to be shown where it was asked for. */
export type ShownError = { message: string; code: ApiError['code'] | null };

export const shownError = (error: unknown): ShownError => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof ApiError ? error.code : null,
});
