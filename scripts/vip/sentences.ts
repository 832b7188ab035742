import type { Failure } from '@verdant/contracts';

const sentences: Record<string, string> = {
  'notFound email': 'No account has this address.',
  'notFound orderNo': 'There is no order of this number.',
  'invalid vipCode': 'LEVEL is MONTH or YEAR.',
  'invalid days': 'DAYS is a whole number from 1 to 3650.',
  wrongState: 'The order is in no state for that: unpaid, or the person has left and only --force can decide.',
  payChannel: 'This channel has no merchant here.',
};

/** What an operator reads when a command could not be carried out. */
export const errorMessage = ({ error, field }: Failure): string =>
  sentences[`${error} ${field}`] ?? sentences[error] ?? `Not possible: ${error}${field ? ` (${field})` : ''}.`;
