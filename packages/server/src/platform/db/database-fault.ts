import { type ErrorName, Failure } from '@verdant/contracts';

/** What a system says of an address where nobody listens, or of a line that broke. */
const LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** For these the driver has no code. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

type Fault = Extract<ErrorName, 'notReady' | 'diskFull' | 'readOnly' | 'otherDatabase'>;

/** By SQLSTATE, the first that fits. */
const STATES: [RegExp, Fault][] = [
  [/^53100$/, 'diskFull'],
  [/^25006$/, 'readOnly'],
  // a table or column that we ask for is not there
  [/^42P01$|^42703$/, 'otherDatabase'],
  // connections, resources (connections, memory), the operator's hand (stopping, crashed, starting), a statement that was
  // given up after its time: where much waits for one lock, or for a machine that is busy
  [/^(?:08|53|57014|57P0[1-3])/, 'notReady'],
];
const RETRY_AFTER_S = { notReady: 2, diskFull: 10, readOnly: 10, otherDatabase: 10 } as const satisfies Record<
  Fault,
  number
>;

/**
 * The failure of a query that the state of the database is at fault for, not what was asked: the same may be asked again.
 * Whether a transaction that broke at its commit is there stays open. Null for any other error.
 */
export function databaseFault(error: unknown): Failure | null {
  const fault = faultOf(error);
  return fault && new Failure(fault, { retry: true, data: { retryAfter: RETRY_AFTER_S[fault] }, cause: error });
}

function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const { code, message, cause } = error as Error & { code?: string };
  if (typeof code === 'string') {
    if (LINES.has(code)) return 'notReady';
    const state = code.length === 5 && STATES.find(([states]) => states.test(code));
    if (state) return state[1];
  }
  return DRIVER.test(message) ? 'notReady' : faultOf(cause);
}
