const DEADLOCK = '40P01';

/** Whether PostgreSQL ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: string }).code === DEADLOCK || isDeadlock(error.cause));
}
