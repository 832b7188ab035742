/**
 * What the scripted provider does with a request. `finish` is the finish reason, 'stop' where absent. `pauseMs` lies
 * between the pieces of a stream.
 */
export type Behaviour =
  | { kind: 'json'; value: unknown; finish?: string; think?: string; pauseMs?: number }
  | { kind: 'text'; text: string; finish?: string }
  /** the same answer as one JSON document, as from a provider that does not stream */
  | { kind: 'whole'; text: string; finish?: string }
  | { kind: 'status'; status: number; message: string; code?: string; retryAfter?: number }
  /** an error told in the stream, after it began */
  | { kind: 'stream-error'; message: string }
  /** takes the request and says nothing */
  | { kind: 'hang' }
  /** begins an answer and never ends it */
  | { kind: 'stall'; text: string }
  | { kind: 'reset' };
