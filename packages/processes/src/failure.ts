/**
 * `full`: the queue holds no more. `closed`: the pool was closed. `timeout`, `memory`: the child passed its limit and
 * was ended. `crashed`: it ended by itself. `threw`: the handler threw, the child lives on.
 */
export type Trouble = 'full' | 'closed' | 'timeout' | 'memory' | 'crashed' | 'threw';

/** Why a question got no answer. The next question is not touched by it. */
export class ProcessFailure extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message = trouble as string) {
    super(message);
    this.name = 'ProcessFailure';
    this.trouble = trouble;
  }
}
