import type { TracerProvider } from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';

/** Values go beside the text of a statement; should one ever stand in it, it does not leave the house. */
const wordless = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'");

/**
 * A span for each statement that is run within another span, under its text without values; gives how to end it. The
 * library would wait for `pg` to be required, which it is already: so it is handed to it.
 */
export function traceStatements(provider: TracerProvider): () => void {
  const instrumentation = new PgInstrumentation({
    enabled: false,
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => span.setAttribute('db.query.text', wordless(query.text)),
  });
  instrumentation.setTracerProvider(provider);
  const ofPg = instrumentation.getModuleDefinitions().filter(({ name }) => name === 'pg');
  for (const { patch } of ofPg) patch?.(pg);
  return () => {
    for (const { unpatch } of ofPg) unpatch?.(pg);
  };
}
