/** What a span says of itself: kinds, routes and numbers, never what names a person. */
export type Attributes = Record<string, string | number | boolean>;
export type SpanOptions = {
  /** who waits for whom: an answer for a caller, a call of another service, work that was ordered before */
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  /** what `here` gave where the work was ordered; absent: whatever goes on around */
  parent?: string | null;
  /** it is told of afterwards */
  startedMsAgo?: number;
};
export type Span = {
  /** Runs it so that spans that begin in it belong to this one. */
  within<T>(work: () => T): T;
  /** `failure`: the name of what went wrong. Whatever comes after the first end is of no account. */
  end(more?: Attributes, failure?: string | null): void;
};
/** Traces of one process. */
export type Traces = {
  /** false: nothing is loaded, kept or sent */
  on: boolean;
  begin(name: string, attributes?: Attributes, options?: SpanOptions): Span;
  /** The span that goes on around, as W3C trace context writes it; null where there is none. */
  here(): string | null;
  /** Sends what is left; never throws, and gives up after a few seconds. */
  close(): Promise<void>;
};

const nothing: Span = { within: (work) => work(), end: () => {} };
export const noTraces: Traces = { on: false, begin: () => nothing, here: () => null, close: async () => {} };

/** A span around a promise, which fails with the name of what it throws. */
export async function inSpan<T>(
  traces: Traces,
  name: string,
  attributes: Attributes,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!traces.on) return work();
  const span = traces.begin(name, attributes, options);
  try {
    const done = await span.within(work);
    span.end();
    return done;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'Error');
    throw error;
  }
}
