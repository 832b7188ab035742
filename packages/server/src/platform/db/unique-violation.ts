const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a row of the same kind was there already; `index` is the unique index by name. */
export function violatesUnique(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === UNIQUE_VIOLATION && constraint === index) || violatesUnique(error.cause, index);
}
