/** `code` of the envelope, or why no envelope came back. */
export type ApiCode = number | 'network' | 'timeout' | 'aborted' | 'status';

/** A call that did not succeed. `errMsg` is a sentence for people in their language; `status` is 0 without an answer. */
export class ApiError extends Error {
  readonly code: ApiCode;
  readonly status: number;
  readonly errMsg: string;
  readonly data: unknown;
  readonly field: string | undefined;
  /** The person was shown this error already. */
  readonly reported: boolean;

  constructor(code: ApiCode, status: number, errMsg: string, data: unknown = null, reported = false) {
    super(errMsg);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.errMsg = errMsg;
    this.data = data;
    this.reported = reported;
    const field = (data as { field?: unknown } | null)?.field;
    this.field = typeof field === 'string' ? field : undefined;
  }
}
