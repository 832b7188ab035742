/** What a system says of an address where nobody listens, or of a line that broke. */
const LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Of SQLSTATE: connections, resources (connections, memory, disk), the operator's hand (stopping, crashed, starting). */
const STATES = /^(?:08|53|57P0[1-3])/;
/** For these the driver has no code. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Whether a query failed because the database is away, starts, or has no room: not what was asked is at fault, and the
 * same may be asked again. Whether a transaction that broke at its commit is there stays open.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  if (typeof code === 'string' && (LINES.has(code) || (code.length === 5 && STATES.test(code)))) return true;
  return DRIVER.test(message) || isDatabaseAway(cause);
}
