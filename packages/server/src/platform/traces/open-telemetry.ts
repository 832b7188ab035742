import { context, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracesConfig } from '../config.ts';
import { withTimeout } from '../with-timeout.ts';
import { traceStatements } from './statements.ts';
import type { Span, SpanOptions, Traces } from './traces.ts';

const CLOSE_MS = 3_000;
const QUIET_MS = 60_000;

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** What libraries note of an error quotes what people wrote: of a span that failed only that it did goes out. */
class WordlessProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    delete span.status.message;
    span.events.length = 0;
    super.onEnd(span);
  }
}

/** What the SDK has to say, a line a minute at most: a collector that is away is nobody's fault here. */
function tellLog(log: Logger): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (detail: string) => {
    if (performance.now() - toldAt < QUIET_MS) return;
    toldAt = performance.now();
    log.warn({ detail: detail.slice(0, 300) }, 'traces could not be sent');
  };
  const quiet = () => {};
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet });
}

// https://www.w3.org/TR/trace-context/#traceparent-header-field-values
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(parent: string | null | undefined) {
  if (parent === undefined) return context.active();
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
}

/** Spans through the official SDK, as OTLP over HTTP in JSON; further settings are the SDK's own `OTEL_…` variables. */
export function openTelemetry({ url, share }: TracesConfig, program: string, log: Logger): Traces {
  tellLog(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `verdant-${program}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new WordlessProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const endStatements = traceStatements(provider);
  const tracer = provider.getTracer('verdant');
  const begin = (
    name: string,
    attributes = {},
    { kind = 'internal', parent, startedMsAgo }: SpanOptions = {},
  ): Span => {
    const around = contextOf(parent);
    const startTime = startedMsAgo === undefined ? {} : { startTime: Date.now() - startedMsAgo };
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, ...startTime }, around);
    return {
      within: (work) => context.with(trace.setSpan(around, span), work),
      end: (more = {}, failure) => {
        if (!span.isRecording()) return;
        span.setAttributes(failure ? { ...more, 'error.type': failure } : more);
        if (failure) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return {
    on: true,
    begin,
    here: () => {
      const span = trace.getSpanContext(context.active());
      if (!span) return null;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
    },
    close: async () => {
      endStatements();
      await withTimeout(CLOSE_MS, 'collector', provider.shutdown()).catch((err) =>
        log.warn({ err }, 'the last traces could not be sent'),
      );
    },
  };
}
