import { type ApiErrorName, errorNameOf, messageOf } from './api-error.ts';

/** What stopped the last action, to be shown where it was asked for, in the language of that moment. */
export type ShownError = { readonly message: string; error: ApiErrorName | null };

export const shownError = (error: unknown): ShownError => ({
  get message() {
    return messageOf(error);
  },
  error: errorNameOf(error),
});
