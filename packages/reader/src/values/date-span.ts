import type { CheckReason } from '@verdant/contracts';

/** `YYYY`, `YYYY-MM` or ''; `end: null` is "present". `from` and `to` are where the words stand in the text. */
export type DateSpan = {
  start: string;
  end: string | null;
  single: boolean;
  from: number;
  to: number;
  doubt: CheckReason | null;
};
