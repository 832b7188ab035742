import type { ErrorName } from '@verdant/contracts';

/**
 * What went wrong, by name: the server's own word, or why no envelope came back. `requestTimeout`: this page stopped
 * waiting; `noEnvelope`: something else than the API answered, as a proxy does.
 */
export type ApiErrorName = ErrorName | 'network' | 'requestTimeout' | 'aborted' | 'noEnvelope';

/**
 * What went wrong, told to people in the language of the moment at which it is read: whoever keeps an error to show it
 * keeps the error and not its sentence.
 */
export class SaidError extends Error {
  private readonly words: () => string;

  constructor(words: () => string) {
    super();
    this.words = words;
  }

  override get message(): string {
    return this.words();
  }
}

/** A call that did not succeed. `errMsg` is its message; `status` is 0 without an answer. */
export class ApiError extends SaidError {
  readonly error: ApiErrorName;
  readonly status: number;
  readonly data: unknown;
  readonly field: string | undefined;
  /** The person was shown this error already. */
  readonly reported: boolean;

  constructor(error: ApiErrorName, status: number, words: () => string, data: unknown = null, reported = false) {
    super(words);
    this.name = 'ApiError';
    this.error = error;
    this.status = status;
    this.data = data;
    this.reported = reported;
    const field = (data as { field?: unknown } | null)?.field;
    this.field = typeof field === 'string' ? field : undefined;
  }

  get errMsg(): string {
    return this.message;
  }
}

/** What whatever was thrown says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Which error this is; null for what no call has thrown. */
export const errorNameOf = (error: unknown): ApiErrorName | null => (error instanceof ApiError ? error.error : null);
