/**
 * `full`: there is no place to wait. `replaced`: a newer request stands in its place. `closed`: the pool was closed. `timeout`, `memory`: the child passed its limit and
 * was ended. `crashed`: it ended by itself. `unstarted`: no child stood in time. `threw`: the handler
 * threw, the child keeps running.
 */
export type ProcessErrorKind =
  | 'full'
  | 'replaced'
  | 'closed'
  | 'timeout'
  | 'memory'
  | 'crashed'
  | 'unstarted'
  | 'threw';

/** Why a request got no response. The next request is not affected. */
export class ProcessFailure extends Error {
  readonly kind: ProcessErrorKind;

  constructor(kind: ProcessErrorKind, message = kind as string) {
    super(message);
    this.name = 'ProcessFailure';
    this.kind = kind;
  }
}
