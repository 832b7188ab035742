import type { CheckReason } from '@verdant/contracts';

/** `YYYY`, `YYYY-MM` or ''; `end: null` is "present". `from` and `to` are where the words stand in the text. */
export type DateSpan = {
  start: string;
  end: string | null;
  single: boolean;
  from: number;
  to: number;
  doubt: CheckReason | null;
  /** told in brackets beside something: of a part of the entry, where that has dates of its own */
  aside?: true;
};
