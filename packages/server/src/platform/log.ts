import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** A failed query names its parameters: words of résumés, hashes. The log gets what the database said instead. */
export const describeError = (error: Error): unknown =>
  pino.stdSerializers.err(error instanceof DrizzleQueryError && error.cause ? error.cause : error);

export const createLog = (
  level: string,
  options: LoggerOptions = {},
  destination?: { write(line: string): void },
): Logger => pino({ ...options, level, serializers: { err: describeError } }, destination ?? pino.destination(1));
